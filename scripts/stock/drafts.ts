import type { StockCar } from '../../shared/cars/stock-car.ts';
import { photosOf } from './photos.ts';

/** What a draft lacks before it can be shown. */
function lackOf(folder: string, { id, page, description }: StockCar): string[] {
  return [
    ...(photosOf(folder, id).length === 0 ? ['no picture'] : []),
    ...(page !== false && description === undefined ? ['no description'] : []),
  ];
}

/** ', 3 drafts: no picture', or '' without drafts. */
export function draftsInWords(folder: string, drafts: readonly StockCar[]): string {
  if (drafts.length === 0) return '';
  const lacks = new Set(
    drafts.flatMap((car) => {
      const lack = lackOf(folder, car);
      return lack.length > 0 ? lack : ['complete'];
    }),
  );
  return `, ${drafts.length === 1 ? '1 draft' : `${drafts.length} drafts`}: ${[...lacks].join(', ')}`;
}

/** 'no picture, no description', or how to show a complete one. */
export function stateOfDraft(folder: string, car: StockCar): string {
  return lackOf(folder, car).join(', ') || `complete; to show it: npm run stock -- set ${car.id} draft=`;
}
