import type { StockCar } from '../../shared/cars/stock-car.ts';

type Lacking = 'price' | 'transmission' | 'owner' | 'color';

/** A car of the stock. As a draft, it may lack some of what is shown. */
export type OwnCar = Omit<StockCar, Lacking> & Partial<Pick<StockCar, Lacking>>;

/** The schema accepts no other car without them. */
export function isShown(car: OwnCar): car is StockCar {
  return car.draft !== true;
}
