import { inIndia } from '../../../shared/hours/india-clock.ts';
import { carFile } from '../car-paths.ts';
import { inDealersWords } from '../check/field-words.ts';
import { inspectStock } from '../check/inspect-stock.ts';
import { carFields, type CarField } from '../editing/car-fields.ts';
import { newCarText } from '../editing/car-file.ts';
import { cellOf, readCell } from '../editing/cell.ts';
import { carInWords, changeCars, nextId, readCars } from '../editing/own-cars.ts';
import { back, type Person } from '../editing/person.ts';
import type { OwnCar } from '../own-car.ts';
import { Refusal } from '../refusal.ts';
import { neededToShow } from '../schemas/car-schema.ts';
import type { Outcome } from '../terminal/outcome.ts';

/** `add`: asks for a new car field by field, and gives it the next number. */
export async function addVerb(folder: string, person: Person | undefined, now: Date): Promise<Outcome> {
  const facts = await askForCar(folder, person, now);
  return changeCars(folder, { command: 'add', now }, (cars) => {
    const id = nextId(folder, cars);
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

const first = ['make', 'model', 'year', 'mileage', 'fuel', 'transmission', 'owner', 'color', 'price'];
const last = ['registration', 'emissionNorm', 'body', 'originalPrice', 'additionalInfo', 'description'];
// All other fields are written into the file or the spreadsheet.
const asked = [...first, ...last].flatMap((name) => carFields.filter((field) => field.name === name));

/**
 * Checks each answer against the earlier ones and the stock, so that nothing is refused at the end.
 * @throws {Refusal} when there is no terminal, or the stock is already invalid
 */
async function askForCar(folder: string, person: Person | undefined, now: Date): Promise<Facts> {
  if (!person)
    throw new Refusal(
      "questions need a terminal; without one: 'npm run stock -- export --template cars.csv', fill in a row, 'npm run stock -- import cars.csv'",
    );
  const id = nextId(folder, readCars(folder, now));
  const facts: Facts = {};
  for (let step = 0, field = asked[0]; field; field = asked[step]) {
    const { name } = field;
    const answer = await person.ask({
      ...wordsOf(field),
      initial: cellOf(facts[name]),
      problemOf(typed) {
        const value = readCell(typed, name);
        if (value === undefined) return isNeeded(field) ? 'an answer is required' : undefined;
        const text = newCarText(id, { draft: true, ...facts, [name]: value });
        const { problems } = inspectStock(folder, now, [{ id, text }]);
        return problems.find(({ who, field }) => who === `Car ${id}` && field === name)?.what;
      },
    });
    const isBack = answer.trim() === back;
    if (!isBack) facts[name] = readCell(answer, name);
    step = Math.max(0, step + (isBack ? -1 : 1));
  }
  return facts;
}

function wordsOf(field: CarField) {
  const { name, hint, choices } = field;
  const isLong = name === 'description';
  const ending = isLong ? '; press Tab, then Enter to finish' : '';
  const remark = hint ? ` (${hint}${ending})` : '';
  const last = isNeeded(field) ? '' : ', or nothing';
  const first = name === 'make' ? ` (type ${back} at any question to go back)` : '';
  return {
    message: `${inDealersWords(name)}${remark}${last}${first}`,
    isLong,
    ...(choices && { choices: isNeeded(field) ? choices : ['', ...choices] }),
  };
}

function isNeeded({ name, isRequired }: CarField): boolean {
  return isRequired || neededToShow.some((field) => field === name);
}
