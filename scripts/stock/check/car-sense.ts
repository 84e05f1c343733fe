import { shown } from '../../../shared/dealer-facts/line-of-text.ts';
import { drawnPicture } from '../drawings.ts';
import type { OwnCar } from '../own-car.ts';
import { inDealersWords } from './field-words.ts';
import type { Finding } from './problem.ts';

type CarFinding = Finding & { id: string };

/** Problems with the day or with other cars. `today` is India's, '2026-11-22'. */
export function carMistakes(cars: readonly OwnCar[], today: string): CarFinding[] {
  return [...futureDays(cars, today), ...repeated(cars, 'registration'), ...repeated(cars, 'vin')];
}

/** A drawn odometer has to show the kilometres of the lists and of the page. */
export function odometerMistakes(folder: string, cars: readonly OwnCar[]): CarFinding[] {
  return cars.flatMap(({ id, mileage, onPage }) => {
    const drawn = drawnPicture(folder, id, 4);
    if (!drawn) return [];
    return Object.entries({ mileage, 'onPage.mileage': onPage?.mileage }).flatMap(([field, value]) => {
      if (value === undefined || value === drawn.mileage) return [];
      const remedy = `delete that picture first: npm run stock -- photos ${id} --remove ${drawn.number}`;
      return [{ id, field, what: `${value} is not the ${drawn.mileage} on the drawn odometer; ${remedy}` }];
    });
  });
}

/** A brand with two spellings would be two brands on the site. */
export function carDoubts(cars: readonly OwnCar[]): CarFinding[] {
  const usual = usualSpellings(cars.map(({ make }) => make));
  return cars.flatMap(({ id, make }) => {
    const spelling = usual.get(plain(make));
    if (spelling === make) return [];
    const what = `${shown(make)} is spelled ${shown(spelling)} on other cars; use one spelling`;
    return [{ id, field: 'make', what }];
  });
}

/** The most frequent spelling of each brand; of two, the one that comes first. */
function usualSpellings(makes: readonly string[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const make of makes) counts.set(make, (counts.get(make) ?? 0) + 1);
  const usual = new Map<string, string>();
  for (const [make, count] of counts) {
    const other = usual.get(plain(make));
    if (other === undefined || count > (counts.get(other) ?? 0)) usual.set(plain(make), make);
  }
  return usual;
}

// By which the clock of another computer may be ahead.
const daysAhead = 7;

/** Of several cars as one finding: the computer's clock may be wrong. */
function futureDays(cars: readonly OwnCar[], today: string): CarFinding[] {
  const limit = new Date(Date.parse(today) + daysAhead * 86_400_000).toISOString().slice(0, 10);
  const found = cars.flatMap(({ id, added, sold, inspection }) =>
    Object.entries({ added, sold, 'inspection.day': inspection?.day }).flatMap(([field, day]) =>
      day !== undefined && day > limit ? [{ id, field, day }] : [],
    ),
  );
  const [, ...others] = new Set(found.map(({ id }) => id));
  if (others.length === 0) {
    return found.map(({ id, field, day }) => {
      return { id, field, what: `${shown(day)} is in the future; write a date up to ${today}` };
    });
  }
  const more = others.length > 3 ? ` and ${others.length - 3} more` : '';
  const named = `car${others.length === 1 ? '' : 's'} ${others.slice(0, 3).join(', ')}${more}`;
  const latest = found
    .map(({ day }) => day)
    .toSorted()
    .at(-1);
  const what = `this and days of ${named}, up to ${latest}, are in the future: today is ${today} by this computer's clock; set the clock, or correct the days`;
  return found.slice(0, 1).map(({ id, field }) => ({ id, field, what }));
}

/** Sold cars are left out: a car may come back. */
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
