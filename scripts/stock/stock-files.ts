import type { CarPictures } from '../../shared/cars/pictures.ts';
import type { StockCar } from '../../shared/cars/stock-car.ts';
import type { StockDealer } from '../../shared/dealer/dealer-schema.ts';
import type { Scene } from '../../shared/scenes/scenes.ts';
import type { OwnCar } from './own-car.ts';

export type StockFiles = {
  folder: string;
  dealer: StockDealer;
  /** By id. */
  cars: StockCar[];
  drafts: OwnCar[];
  pictures: Record<string, StockPictures>;
  marks?: Marks;
};

export type Marks = {
  /** Versions of the dealer's pictures, which replace the drawn ones. */
  scenes: Partial<Record<Scene, string>>;
  /** The URL path of the logo next to the brand's name. */
  logo?: string;
};

export type StockPictures = CarPictures & {
  color: string;
  /** The version of the share card; empty for a car without a page. */
  card: string;
};
