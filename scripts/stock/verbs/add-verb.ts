import { neededToShow } from '../../../shared/cars/car-schema.ts';
import { inIndia } from '../../../shared/hours/india-clock.ts';
import { carFile } from '../car-paths.ts';
import { inDealersWords } from '../check/field-words.ts';
import { inspectStock } from '../check/inspect-stock.ts';
import { carFields, type CarField } from '../editing/car-fields.ts';
import { newCarText } from '../editing/car-file.ts';
import { readCell } from '../editing/cell.ts';
import { carInWords, changeCars, nextIds, readCars } from '../editing/own-cars.ts';
import type { Person } from '../editing/person.ts';
import type { Outcome } from '../outcome.ts';
import type { OwnCar } from '../own-car.ts';
import { Refusal } from '../refusal.ts';

export async function addVerb(folder: string, person: Person | undefined, now: Date): Promise<Outcome> {
  const facts = await askForCar(folder, person, now);
  return changeCars(folder, { command: 'add', now }, (cars) => {
    const [id = ''] = nextIds(folder, cars, 1);
    const text = newCarText(id, { draft: true, ...facts, added: inIndia(now).day });
    return {
      texts: [{ id, text, from: 'your answers' }],
      result: {
        changed: [`Added: ${carInWords(JSON.parse(text) as OwnCar)} (${carFile(folder, id)})`],
        next: `npm run stock -- photos ${id} ~/Photos/*.jpg`,
      },
    };
  });
}

type Facts = Record<string, unknown>;

// The dealer writes all other fields into the file or the spreadsheet.
const asked = [
  ...['make', 'model', 'year', 'mileage', 'fuel', 'transmission', 'owner', 'color', 'price'],
  ...['registration', 'emissionNorm', 'body', 'originalPrice', 'additionalInfo', 'description'],
].flatMap((name) => carFields.filter((field) => field.name === name));

/**
 * Checks each answer together with the earlier ones and the stock, so that the final check passes.
 * @throws {Refusal} when there is no terminal, or the stock is already invalid
 */
async function askForCar(folder: string, person: Person | undefined, now: Date): Promise<Facts> {
  if (!person) {
    throw new Refusal(
      "questions need a terminal; without one: 'npm run stock -- export cars.csv', add a row, 'npm run stock -- import cars.csv'",
    );
  }
  const [id = ''] = nextIds(folder, readCars(folder, now), 1);
  const facts: Facts = {};
  for (const field of asked) {
    const { name } = field;
    const answer = await person.ask({
      ...wordsOf(field),
      problemOf(typed) {
        const value = readCell(typed, name);
        if (value === undefined) return isNeeded(field) ? 'an answer is required' : undefined;
        const text = newCarText(id, { draft: true, ...facts, [name]: value });
        const { problems } = inspectStock(folder, now, [{ id, text }]);
        return problems.find(({ who, field }) => who === `Car ${id}` && field === name)?.what;
      },
    });
    facts[name] = readCell(answer, name);
  }
  return facts;
}

function wordsOf(field: CarField) {
  const { name, description: hint, enum: choices } = field;
  const isLong = name === 'description';
  const ending = isLong ? '; press Tab, then Enter to finish' : '';
  const remark = hint ? ` (${hint}${ending})` : '';
  return {
    message: `${inDealersWords(name)}${remark}${isNeeded(field) ? '' : ', or nothing'}`,
    isLong,
    ...(choices && { choices: isNeeded(field) ? choices : ['', ...choices] }),
  };
}

function isNeeded({ name, isRequired }: CarField): boolean {
  return isRequired || neededToShow.some((field) => field === name);
}
