import { existsSync } from 'node:fs';
import { carSchema } from '../schemas/car-schema.ts';
import { inIndia } from '../../../shared/india-clock.ts';
import type { Person } from '../editing/ask.ts';
import { carFields } from '../editing/car-fields.ts';
import type { CarField } from '../editing/car-fields.ts';
import { newCarText } from '../editing/car-file.ts';
import { readCell } from '../editing/cell.ts';
import { carInWords, nextId, readCars } from '../editing/own-cars.ts';
import { carFile, stageCars } from '../editing/stage-cars.ts';
import { readJson } from '../check/json-source.ts';
import type { Outcome } from '../outcome.ts';
import { Refusal } from '../refusal.ts';

type Options = { from: unknown; person: Person | undefined; now: Date };
type Facts = Record<string, unknown>;

/** `add`: asks for a new car field by field, or takes it out of a file. It gets the next number if it names none. */
export async function addVerb(folder: string, { from, person, now }: Options): Promise<Outcome> {
  const cars = readCars(folder, now);
  const facts = typeof from === 'string' ? readCar(from) : await askForCar(person, now);
  const { id = nextId(cars), added = inIndia(now).day, ...rest } = facts;
  if (typeof id !== 'string' || !/^[1-9]\d{0,5}$/.test(id)) {
    throw new Refusal(`'${String(id)}' is no number of a car; write "id": "47", or leave it out`);
  }
  if (existsSync(carFile(folder, id))) {
    throw new Refusal(`there is a car ${id} already; leave the number out, and it will be ${nextId(cars)}`);
  }
  const text = newCarText(id, { ...rest, $schema: '../car.schema.json', added });
  stageCars(folder, [{ id, text, from: typeof from === 'string' ? from : 'your answers' }], now).commit();
  const car = readCars(folder, now).find((one) => one.id === id);
  return {
    changed: [`Added: ${car ? carInWords(car) : id} (${carFile(folder, id)})`],
    next: `npm run stock -- photos ${id} ~/Photos/*.jpg`,
    data: { car: id, file: carFile(folder, id) },
  };
}

function readCar(file: string): Facts {
  if (!existsSync(file)) throw new Refusal(`there is no file '${file}'`);
  const { value, problems } = readJson(file);
  if (problems.length > 0)
    throw new Refusal(...problems.map(({ what, line }) => `${what} (${file}:${line})`));
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Facts;
  throw new Refusal(`${file} holds no car; write { "make": "Honda", … }`);
}

// What else there is to say, the file itself or the spreadsheet takes.
const asked = [
  'make',
  'model',
  'year',
  'price',
  'originalPrice',
  'mileage',
  'fuel',
  'transmission',
  'owner',
  'emissionNorm',
  'body',
  'color',
  'registration',
  'additionalInfo',
  'description',
];

async function askForCar(person: Person | undefined, now: Date): Promise<Facts> {
  if (!person) throw new Refusal("nobody can be asked here; write 'add --from file.json'");
  const { shape } = carSchema({ id: '1', latestYear: now.getFullYear() + 1 });
  const facts: Facts = {};
  for (const name of asked) {
    const field = carFields.find((one) => one.name === name);
    const schema = shape[name as keyof typeof shape];
    if (!field) continue;
    const answer = await person.ask({
      message: messageOf(field),
      ...(field.hint && { hint: field.hint }),
      ...(field.choices && { choices: isNeeded(field) ? field.choices : ['', ...field.choices] }),
      problemOf(typed) {
        const value = readCell(typed, field.kind);
        if (value === undefined) return isNeeded(field) ? 'this is needed' : undefined;
        return schema.safeParse(value, { reportInput: true }).error?.issues[0]?.message;
      },
    });
    const value = readCell(answer, field.kind);
    if (value !== undefined) facts[name] = value;
  }
  return facts;
}

function isNeeded({ name, isRequired }: CarField): boolean {
  return isRequired || name === 'description';
}

function messageOf({ name, ...field }: CarField): string {
  const words = name.replace(/[A-Z]/g, ' $&').toLowerCase();
  return isNeeded({ name, ...field }) ? words : `${words} (or nothing)`;
}
