import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnCar } from '../own-car.ts';
import { carTitle, formatPrice } from '../../../shared/format.ts';
import { inspectStock } from '../check/inspect-stock.ts';
import type { CarText } from '../check/inspect-stock.ts';
import { Refusal } from '../refusal.ts';
import { inOneLine } from '../check/problem.ts';
import { carFile } from '../car-paths.ts';

/**
 * The cars of a stock, with these texts in place of what their files have; pictures may still be missing.
 * @throws {Refusal} when a car is invalid
 */
export function readCars(folder: string, now: Date, texts: readonly CarText[] = []): OwnCar[] {
  const { cars, problems } = inspectStock(folder, now, texts);
  const wrong = problems.filter(({ file }) => !file.startsWith(join(folder, 'photos')));
  if (wrong.length > 0) throw new Refusal(...wrong.map(inOneLine));
  return cars;
}

/** One more than the highest number in use. */
export function nextId(cars: readonly Pick<OwnCar, 'id'>[]): string {
  return String(Math.max(0, ...cars.map(({ id }) => Number(id))) + 1);
}

/** @throws {Refusal} for an unknown car */
export function carText(folder: string, cars: readonly OwnCar[], id: string | undefined): string {
  if (!cars.some((car) => car.id === id)) {
    throw new Refusal(`there is no car '${id ?? ''}'; for the numbers: npm run stock -- list`);
  }
  return readFileSync(carFile(folder, id ?? ''), 'utf8');
}

/** 'Car 14, 2020 Tata Nexon, ₹7,15,000'. */
export function carInWords(car: OwnCar): string {
  return `Car ${car.id}, ${carTitle(car)}, ${car.price === undefined ? 'no price' : formatPrice(car.price)}`;
}
