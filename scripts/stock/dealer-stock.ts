import type { StockSummary } from '../../shared/cars/stock-summary.ts';
import type { DealerTexts } from '../../shared/dealer-texts.ts';
import type { DelhiRules } from '../../shared/delhi/delhi-rules.ts';
import type { Dealer } from '../../shared/site.ts';
import type { CarPictures } from '../../shared/cars/pictures.ts';
import type { StockCar } from '../../shared/cars/stock-car.ts';

/** All that is the dealer's, as its folder says. */
export type Stock = {
  folder: string;
  dealer: StockDealer;
  /** By id. */
  cars: StockCar[];
  pictures: Record<string, StockPictures>;
};

/** What dealer.json says. */
export type StockDealer = Dealer & {
  texts: DealerTexts;
  /** In place of what the site says of the rules in Delhi by itself. */
  delhi?: Partial<DelhiRules>;
};

/** The mean colour of the first picture stands in its place until it has loaded. */
export type StockPictures = CarPictures & { color: string };

export function summaryOf({ folder, cars }: Stock, now = new Date()): StockSummary {
  const sold = cars.filter((car) => car.sold).length;
  return { folder, cars: cars.length - sold, sold, date: now.toISOString().slice(0, 10) };
}
