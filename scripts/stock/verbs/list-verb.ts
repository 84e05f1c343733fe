import { saleState } from '../../../shared/cars/sale-state.ts';
import { carTitle, formatMileage, formatPrice } from '../../../shared/format.ts';
import { inIndia } from '../../../shared/hours/india-clock.ts';
import { stateOfDraft, stockInWords } from '../check/drafts.ts';
import { readCars } from '../editing/own-cars.ts';
import type { Outcome } from '../outcome.ts';
import type { OwnCar } from '../own-car.ts';
import { photosOf } from '../photos.ts';

const dayMs = 86_400_000;

export function listVerb(folder: string, now: Date): Outcome {
  const today = inIndia(now).day;
  const cars = readCars(folder, now);
  const rows = cars.map((car) => [
    car.id,
    carTitle(car),
    car.price === undefined ? '-' : formatPrice(car.price),
    formatMileage(car.mileage),
    String(photosOf(folder, car.id).length),
    car.added === undefined ? '-' : String((Date.parse(today) - Date.parse(car.added)) / dayMs),
    car.draft ? `draft: ${stateOfDraft(folder, car)}` : stateOf(car, today),
  ]);
  const waiting = cars.find(({ id }) => photosOf(folder, id).length === 0);
  return {
    changed: [
      ...tableLines([['id', 'car', 'price', 'driven', 'pictures', 'days', 'state'], ...rows]),
      `${folder}/: ${stockInWords(cars)}`,
    ],
    next: waiting
      ? `npm run stock -- photos ${waiting.id} ~/Photos/*.jpg`
      : `npm run stock -- ${cars.length === 0 ? 'add' : 'check'}`,
  };
}

function stateOf({ sold, listed, page }: OwnCar, today: string): string {
  if (sold) return saleState(sold, today) === 'gone' ? `sold ${sold}, page gone` : `sold ${sold}`;
  if (listed === false) return 'page only';
  return page === false ? 'listed only' : 'for sale';
}

function tableLines(rows: readonly string[][]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
