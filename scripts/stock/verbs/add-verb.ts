import { existsSync } from 'node:fs';
import type { OwnCar } from '../own-car.ts';
import { inIndia } from '../../../shared/india-clock.ts';
import type { Person } from '../editing/ask.ts';
import { askForCar } from '../editing/ask-for-car.ts';
import { newCarText } from '../editing/car-file.ts';
import { carInWords, nextId, readCars } from '../editing/own-cars.ts';
import { carFile, idProblem } from '../car-paths.ts';
import { changeCars } from '../editing/change-cars.ts';
import { readJson } from '../check/json-source.ts';
import type { Outcome } from '../command/outcome.ts';
import { Refusal } from '../refusal.ts';

type Options = { from: unknown; person: Person | undefined; now: Date };
type Facts = Record<string, unknown>;

/** `add`: asks for a new car field by field, or reads it from a file. A car without a number gets the next one. */
export async function addVerb(folder: string, { from, person, now }: Options): Promise<Outcome> {
  const facts = typeof from === 'string' ? readCar(from) : await askForCar(folder, person, now);
  const source = typeof from === 'string' ? from : 'your answers';
  return changeCars(folder, { command: 'add', now }, () => {
    const cars = readCars(folder, now);
    const { id = nextId(cars), added = inIndia(now).day, ...rest } = facts;
    const problem = idProblem(String(id));
    if (typeof id !== 'string' || problem) {
      throw new Refusal(problem ?? `a car number is written in quotes: "id": "${String(id)}"`);
    }
    if (existsSync(carFile(folder, id))) {
      throw new Refusal(`car ${id} already exists; leave out the number to get ${nextId(cars)}`);
    }
    const text = newCarText(id, { draft: true, ...rest, $schema: '../car.schema.json', added });
    return {
      texts: [{ id, text, from: source }],
      result: {
        changed: [`Added: ${carInWords(JSON.parse(text) as OwnCar)} (${carFile(folder, id)})`],
        next: `npm run stock -- photos ${id} ~/Photos/*.jpg`,
        data: { car: id, file: carFile(folder, id) },
      },
    };
  });
}

function readCar(file: string): Facts {
  if (!existsSync(file)) throw new Refusal(`there is no file '${file}'`);
  const { value, problems } = readJson(file);
  if (problems.length > 0)
    throw new Refusal(...problems.map(({ what, line }) => `${what} (${file}:${line})`));
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Facts;
  throw new Refusal(`${file} does not describe a car; write { "make": "Honda", … }`);
}
