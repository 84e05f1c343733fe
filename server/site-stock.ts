import { cars, changes } from '#stock/cars.ts';
import { aboutTexts } from '#stock/about-texts.ts';
import { footer, isSample } from '#stock/dealer.ts';
import { homeTexts } from '#stock/home-texts.ts';
import { inventoryTexts } from '#stock/inventory-texts.ts';
import { records } from '#stock/records.ts';
import { stockOf } from '../shared/inventory/stock-of.ts';
import type { Dependencies } from './dependencies.ts';

/** The dealer's cars, with the pages of all, and the dealer's texts. */
export const siteStock: Pick<Dependencies, 'cars' | 'changes' | 'texts' | 'isSample'> = {
  cars: { ...stockOf(cars), records: new Map(records.map((car) => [car.id, car])) },
  changes,
  texts: { home: homeTexts, inventory: inventoryTexts, about: aboutTexts, footer },
  isSample,
};
