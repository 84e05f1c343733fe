import type { OwnCar } from '../own-car.ts';
import { inIndia } from '../../../shared/india-clock.ts';
import { lackingFields } from '../check/drafts.ts';
import type { NewCarText } from '../editing/change-cars.ts';
import { changeInWords } from '../editing/changes-between.ts';
import { carInWords, readCars } from '../editing/own-cars.ts';
import { differencesOf } from './differences.ts';
import type { Sheet } from './read-spreadsheet.ts';

export type ImportPlan = {
  texts: NewCarText[];
  /** The changes, one per line. */
  lines: string[];
  /** The first new car, which has no pictures yet. */
  firstAdded: string | undefined;
  /** The number of cars that would be marked as sold. */
  gone: number;
  /** True if so many cars would be marked as sold that it may be a mistake. */
  isManySold: boolean;
};

/** What a spreadsheet would change in the stock as it is now. */
export function planImport(
  folder: string,
  sheet: Sheet,
  { file, now }: { file: string; now: Date },
): ImportPlan {
  const cars = readCars(folder, now);
  const { added, changed, gone } = differencesOf(folder, cars, sheet, { file, today: inIndia(now).day });
  const forSale = cars.filter(({ sold, draft }) => !sold && !draft).length;
  return {
    texts: [...added, ...changed, ...gone],
    lines: [
      ...added.map(({ text }) => addedInWords(JSON.parse(text) as OwnCar)),
      ...changed.flatMap(({ id, changes }) => changes.map((change) => changeInWords(id, change))),
      ...gone.map(({ car }) => `Sold today (not in the spreadsheet): ${carInWords(car)}`),
    ],
    firstAdded: added[0]?.id,
    gone: gone.length,
    isManySold: isMany(gone.length, forSale),
  };
}

function addedInWords(car: OwnCar): string {
  const lacking = lackingFields(car);
  return `Added: ${carInWords(car)}${lacking.length > 0 ? ` (a draft: ${lacking.join(', ')})` : ''}`;
}

/** A filter that was on during the export has the same effect. */
function isMany(gone: number, forSale: number): boolean {
  return gone > 3 || gone > forSale / 10;
}
