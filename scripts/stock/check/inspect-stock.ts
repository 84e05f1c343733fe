import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { carIdPattern } from '../car-paths.ts';
import { saleState } from '../../../shared/cars/sale-state.ts';
import type { OwnCar } from '../own-car.ts';
import { inIndia } from '../../../shared/india-clock.ts';
import { carSchema } from '../schemas/car-schema.ts';
import { carDoubts, carMistakes, odometerMistakes } from './car-sense.ts';
import { checkFile } from './check-file.ts';
import { shown } from '../../../server/line-of-text.ts';
import type { Finding } from './problem.ts';
import { readJson } from './json-source.ts';
import type { JsonSource } from './json-source.ts';
import { namesIn, photosOf } from '../photos.ts';
import type { Problem } from './problem.ts';

type Inspection = { cars: OwnCar[]; problems: Problem[]; doubts: Problem[] };

/** The new text of a car's file; messages name its source, such as a row of a spreadsheet, if it has one. */
export type CarText = { id: string; text: string; from?: string };

/**
 * Reads every car of a stock, with these texts in place of what their files have, and collects all problems, and doubts:
 * possible mistakes, which do not stop a build.
 */
export function inspectStock(folder: string, now: Date, texts: readonly CarText[] = []): Inspection {
  const cars = join(folder, 'cars');
  if (!existsSync(cars)) {
    const problem = { who: 'The stock', what: 'the folder is missing; create it', file: cars };
    return { cars: [], problems: [problem], doubts: [] };
  }
  const names = [...new Set([...namesIn(cars), ...texts.map(({ id }) => `${id}.json`)])];
  // One for all: it takes longer to make than to use.
  const schema = carSchema(inIndia(now).year + 1);
  const inspected = names
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const given = texts.find(({ id }) => name === `${id}.json`);
      const file = join(cars, name);
      // A line of a new text is none of its source.
      const source = given ? { ...readJson(file, Buffer.from(given.text)), lineOf: () => 0 } : readJson(file);
      return inspectCar(folder, basename(name, '.json'), { schema, now, source, file: given?.from ?? file });
    });
  const all = inspected
    .flatMap(({ car }) => car ?? [])
    .sort((one, other) => Number(one.id) - Number(other.id));
  const strange = names
    .filter((name) => !name.endsWith('.json'))
    .map((name) => ({
      who: 'The stock',
      what: 'this is not a car file; rename it, such as 47.json, or delete it',
      file: join(cars, name),
    }));
  const atCar = ({ id, field, what }: Finding & { id: string }): Problem => {
    const { file = '', source } = inspected.find((one) => one.id === id) ?? {};
    return { who: `Car ${id}`, field, what, file, line: source?.lineOf(field.split('.')) ?? 0 };
  };
  const mistakes = [...carMistakes(all, inIndia(now).day), ...odometerMistakes(folder, all)].map(atCar);
  return {
    cars: all,
    problems: [...strange, ...inspected.flatMap(({ problems }) => problems), ...mistakes],
    doubts: carDoubts(all).map(atCar),
  };
}

function inspectCar(
  folder: string,
  id: string,
  { schema, now, source, file }: { schema: z.ZodType; now: Date; source: JsonSource; file: string },
) {
  const { value, problems } = checkFile(file, `Car ${id}`, schema, source);
  // Zod gives an optional field as one that may be undefined; in a file it is there or not.
  const car = value as OwnCar | undefined;
  const isGone = saleState(car?.sold, inIndia(now).day) === 'gone';
  // An invalid file may still say that it is a draft.
  const { draft, id: written } = (source.value ?? {}) as { draft?: unknown; id?: unknown };
  // A number that is none is the schema's to report.
  const isNumber = typeof written === 'string' && carIdPattern.test(written);
  if (source.problems.length === 0 && isNumber && written !== id) {
    const what = `${shown(written)} is not the file's name; write "${id}", or rename the file`;
    problems.push({ who: `Car ${id}`, field: 'id', what, file, line: source.lineOf(['id']) });
  }
  problems.push(...countProblems(folder, id, isGone || draft === true ? 0 : 1));
  return { id, source, file, car, problems };
}

function countProblems(folder: string, id: string, least: number): Problem[] {
  const { length } = photosOf(folder, id);
  if (length >= least && length <= 20) return [];
  const what =
    length === 0
      ? `there is no picture; add some: npm run stock -- photos ${id} ~/Photos/*.jpg`
      : `${length} pictures are too many; keep 20 or fewer`;
  return [{ who: `Car ${id}`, what, file: join(folder, 'photos', id) }];
}
