import type { CarPictures } from '../../shared/cars/pictures.ts';
import type { StockCar } from '../../shared/cars/stock-car.ts';

/** All that is the dealer's, as its folder says. */
export type Stock = {
  folder: string;
  /** By id. */
  cars: StockCar[];
  pictures: Record<string, StockPictures>;
};

/** The mean colour of the first picture stands in its place until it has loaded. */
export type StockPictures = CarPictures & { color: string };
