import type { StockCar } from '../../shared/cars/stock-car.ts';

type Lacking = 'price' | 'color';

/** A car of the stock. As a draft, it may lack price and colour. */
export type OwnCar = Omit<StockCar, Lacking> & Partial<Pick<StockCar, Lacking>>;

/** The schema accepts no other car without them. */
export function isShown(car: OwnCar): car is StockCar {
  return car.draft !== true;
}
