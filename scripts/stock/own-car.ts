import type { StockCar } from '../../shared/cars/stock-car.ts';

type Lacking = 'price' | 'transmission' | 'owner' | 'color';

/** A car of the stock. A draft may lack some fields that the site shows. */
export type OwnCar = Omit<StockCar, Lacking> & Partial<Pick<StockCar, Lacking>>;

/** The schema accepts missing fields for drafts only. */
export function isShown(car: OwnCar): car is StockCar {
  return car.draft !== true;
}
