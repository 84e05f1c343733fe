import { shown } from '../../../shared/fields/line-of-text.ts';
import type { OwnCar } from '../own-car.ts';
import { inDealersWords } from './field-words.ts';
import type { Finding } from './problem.ts';

type CarFinding = Finding & { id: string };

/** `today` is the day in India, '2026-11-22'. */
export function carMistakes(cars: readonly OwnCar[], today: string): CarFinding[] {
  return [...futureDays(cars, today), ...repeated(cars, 'registration'), ...repeated(cars, 'vin')];
}

// The clock of another computer may be ahead.
const daysAhead = 7;

function futureDays(cars: readonly OwnCar[], today: string): CarFinding[] {
  const limit = new Date(Date.parse(today) + daysAhead * 86_400_000).toISOString().slice(0, 10);
  return cars.flatMap(({ id, added, sold, inspection }) =>
    Object.entries({ added, sold, 'inspection.day': inspection?.day }).flatMap(([field, day]) => {
      if (day === undefined || day <= limit) return [];
      const what = `${shown(day)} is in the future; write a date up to ${today}, today by this computer's clock`;
      return [{ id, field, what }];
    }),
  );
}

/** Sold cars don't count, because a dealer may buy a car back. */
function repeated(cars: readonly OwnCar[], field: 'registration' | 'vin'): CarFinding[] {
  const marked = cars.filter((car) => car[field] !== undefined && car.sold === undefined);
  const marks = marked.map((car) => plain(car[field]));
  return marked.flatMap(({ id, [field]: mark }, index) => {
    const first = marks.indexOf(plain(mark));
    if (first === index) return [];
    const what = `${shown(mark)} is also the ${inDealersWords(field)} of car ${marked[first]?.id}; correct one of them`;
    return [{ id, field, what }];
  });
}

/** 'DL 3C AB 1234' and 'dl-3c-ab-1234' are the same; '' for nothing. */
function plain(text = ''): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]/gu, '');
}
