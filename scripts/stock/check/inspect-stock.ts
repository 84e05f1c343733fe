import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { carSchema } from '../../../shared/cars/car-schema.ts';
import { carIdPattern } from '../../../shared/cars/car.ts';
import { saleState } from '../../../shared/cars/sale-state.ts';
import { shown } from '../../../shared/fields/line-of-text.ts';
import { inIndia } from '../../../shared/hours/india-clock.ts';
import type { OwnCar } from '../own-car.ts';
import { maxPictures, namesIn, photosOf } from '../photos.ts';
import { carMistakes } from './car-sense.ts';
import { checkFile } from './check-file.ts';
import { readJson } from './json-source.ts';
import type { Problem } from './problem.ts';

type Inspection = { cars: OwnCar[]; problems: Problem[] };

/** Messages name `from`, such as a row of a spreadsheet, instead of the car's file. */
export type CarText = { id: string; text: string; from?: string };

/** `texts` replace the content of the cars' files. */
export function inspectStock(folder: string, now: Date, texts: readonly CarText[] = []): Inspection {
  const cars = join(folder, 'cars');
  const inStock = (file: string, what: string): Problem => ({ who: 'The stock', file, what });
  if (!existsSync(cars)) {
    return { cars: [], problems: [inStock(cars, 'the folder is missing; create it')] };
  }
  const { day, year } = inIndia(now);
  // Creating the schema takes longer than using it.
  const schema = carSchema(year + 1);
  const given = new Map(texts.map((text) => [`${text.id}.json`, text]));
  const names = [...new Set([...namesIn(cars), ...given.keys()])];
  const isOfCar = (name: string) => name.endsWith('.json');
  const strange = names
    .filter((name) => !isOfCar(name))
    .map((name) =>
      inStock(join(cars, name), 'this is not a car file; rename it, such as 47.json, or delete it'),
    );
  const inspected = names
    .filter(isOfCar)
    .map((name) => inspectCar(folder, basename(name, '.json'), given.get(name), { schema, day }));
  const all = inspected
    .flatMap(({ car }) => car ?? [])
    .sort((one, other) => Number(one.id) - Number(other.id));
  return {
    cars: all,
    problems: [
      ...strange,
      ...inspected.flatMap(({ problems }) => problems),
      ...carMistakes(all, day).flatMap(
        ({ id, ...finding }) => inspected.find((one) => one.id === id)?.at(finding) ?? [],
      ),
    ],
  };
}

function inspectCar(
  folder: string,
  id: string,
  given: CarText | undefined,
  { schema, day }: { schema: z.ZodType; day: string },
) {
  const file = join(folder, 'cars', `${id}.json`);
  // The lines of a new text are not those of its source.
  const source = given ? { ...readJson(file, Buffer.from(given.text)), lineOf: () => 0 } : readJson(file);
  const { value, problems, at } = checkFile(given?.from ?? file, `Car ${id}`, schema, source);
  // Zod types an optional field as possibly undefined; in a file, it is present or absent.
  const car = value as OwnCar | undefined;
  const isGone = saleState(car?.sold, day) === 'gone';
  // An invalid file may still say that it is a draft.
  const { draft, id: written } = (source.value ?? {}) as { draft?: unknown; id?: unknown };
  // The schema reports an invalid number.
  const isNumber = typeof written === 'string' && carIdPattern.test(written);
  if (source.problems.length === 0 && isNumber && written !== id) {
    const what = `${shown(written)} is not the file's name; write "${id}", or rename the file`;
    problems.push(at({ field: 'id', what }));
  }
  problems.push(...countProblems(folder, id, isGone || draft === true ? 0 : 1));
  return { id, car, problems, at };
}

function countProblems(folder: string, id: string, min: number): Problem[] {
  const { length } = photosOf(folder, id);
  if (length >= min && length <= maxPictures) return [];
  const what =
    length === 0
      ? `there is no picture; add some: npm run stock -- photos ${id} ~/Photos/*.jpg`
      : `${length} pictures are too many; keep ${maxPictures} or fewer`;
  return [{ who: `Car ${id}`, what, file: join(folder, 'photos', id) }];
}
