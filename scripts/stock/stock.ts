import type { StockSummary } from '../../shared/cars/stock-summary.ts';
import type { Dealer } from '../../shared/site.ts';
import type { CarPictures } from '../../shared/cars/pictures.ts';
import type { StockCar } from '../../shared/cars/stock-car.ts';

/** All that is the dealer's, as its folder says. */
export type Stock = {
  folder: string;
  dealer: Dealer;
  /** By id. */
  cars: StockCar[];
  pictures: Record<string, StockPictures>;
};

/** The mean colour of the first picture stands in its place until it has loaded. */
export type StockPictures = CarPictures & { color: string };

export function summaryOf({ folder, cars }: Stock, now = new Date()): StockSummary {
  const sold = cars.filter((car) => car.sold).length;
  return { folder, cars: cars.length - sold, sold, date: now.toISOString().slice(0, 10) };
}
