import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { carTitle, formatPrice } from '../../../shared/format.ts';
import { carFile, carPath } from '../car-paths.ts';
import { inspectStock, type CarText } from '../check/inspect-stock.ts';
import { readJson } from '../check/json-source.ts';
import { problemInWords, problemsInWords } from '../check/problem.ts';
import type { Outcome } from '../outcome.ts';
import type { OwnCar } from '../own-car.ts';
import { Refusal } from '../refusal.ts';
import { changeStock } from '../transaction/change-stock.ts';
import { numbersGiven, ownNumbers } from '../transaction/repository.ts';

/**
 * `texts` replace the content of the cars' files. Pictures may be missing.
 * @throws {Refusal} when a car is invalid
 */
export function readCars(folder: string, now: Date, texts: readonly CarText[] = []): OwnCar[] {
  const { cars, problems } = inspectStock(folder, now, texts);
  const wrong = problems.filter(({ file }) => !file.startsWith(join(folder, 'photos')));
  if (wrong.length > 0) throw new Refusal(...problemsInWords(wrong));
  return cars;
}

/**
 * Changes all files or none.
 * @throws {Refusal} when the stock is or would be invalid; pictures may still be missing
 */
export function changeCars(
  folder: string,
  { command, now }: { command: string; now: Date },
  prepare: (cars: readonly OwnCar[]) => { texts: readonly CarText[]; result: Outcome },
): Promise<Outcome> {
  return changeStock(folder, command, () => {
    const { texts, result } = prepare(readCars(folder, now));
    readCars(folder, now, texts);
    return { changes: texts.map(({ id, text }) => ({ path: carPath(id), content: text })), result };
  });
}

/** The next numbers that no car has or had. Of two people who share a stock, one gets odd and the other even numbers. */
export function nextIds(folder: string, cars: readonly Pick<OwnCar, 'id'>[], count: number): string[] {
  const kind = ownNumbers(folder);
  const last = Math.max(0, ...cars.map(({ id }) => Number(id)), ...numbersGiven(folder));
  return Array.from({ length: 2 * count }, (_, index) => last + 1 + index)
    .filter((number) => kind === '' || kind === (number % 2 === 0 ? 'even' : 'odd'))
    .slice(0, count)
    .map(String);
}

/** @throws {Refusal} for an unknown car, and for a file that is no JSON */
export function carText(folder: string, id: string): string {
  const file = carFile(folder, id);
  if (!existsSync(file)) throw new Refusal(`there is no car '${id}'; for the numbers: npm run stock -- list`);
  const bytes = readFileSync(file);
  const [broken] = readJson(file, bytes).problems;
  if (broken) throw new Refusal(problemInWords({ who: `Car ${id}`, file, ...broken }));
  return bytes.toString('utf8');
}

export function carInWords(car: OwnCar): string {
  return `Car ${car.id}, ${carTitle(car)}, ${car.price === undefined ? 'no price' : formatPrice(car.price)}`;
}
