import type { OwnCar } from '../own-car.ts';
import { inIndia } from '../../../shared/india-clock.ts';
import { carMistakes } from '../check/car-sense.ts';
import { inDealersWords } from '../check/field-words.ts';
import { Refusal } from '../refusal.ts';
import { carSchema, neededToShow } from '../schemas/car-schema.ts';
import { meaningOf } from '../spreadsheet/meaning/cell-values.ts';
import { back } from '../editing/ask.ts';
import type { Person } from '../editing/ask.ts';
import { carFields } from '../editing/car-fields.ts';
import type { CarField } from '../editing/car-fields.ts';
import { cellOf } from '../editing/cell.ts';
import { nextId, readCars } from '../editing/own-cars.ts';

type Facts = Record<string, unknown>;

// Lists, days, yes or no, and groups such as specs are written into the file or the spreadsheet.
const asked = carFields.filter(
  ({ name, kind }) => ['number', 'text'].includes(kind) && !name.includes('.') && name !== 'id',
);

/**
 * Asks for a new car field by field. Each answer is checked against the earlier ones and the stock, so nothing is
 * refused at the end.
 * @throws {Refusal} when there is no terminal, or the stock is already invalid
 */
export async function askForCar(folder: string, person: Person | undefined, now: Date): Promise<Facts> {
  if (!person)
    throw new Refusal(
      'questions need a terminal; without one, write the car into a spreadsheet and import it',
    );
  const problemOf = problemsAmong(readCars(folder, now), now);
  const facts: Facts = {};
  for (let step = 0, field = asked[0]; field; field = asked[step]) {
    const { name, kind } = field;
    const answer = await person.ask({
      ...wordsOf(field),
      initial: cellOf(facts[name]),
      problemOf(typed) {
        const { value, problem } = meaningOf(typed, name, kind);
        if (problem) return problem;
        if (value === undefined) return isNeeded(field) ? 'an answer is required' : undefined;
        return problemOf({ ...facts, [name]: value }, name);
      },
    });
    const isBack = answer.trim() === back;
    if (!isBack) facts[name] = meaningOf(answer, name, kind).value;
    step = Math.max(0, step + (isBack ? -1 : 1));
  }
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

function problemsAmong(cars: readonly OwnCar[], now: Date) {
  const id = nextId(cars);
  const { day, year } = inIndia(now);
  const schema = carSchema(year + 1);
  return (facts: Facts, name: string): string | undefined => {
    const issues = schema.safeParse({ id, ...facts }, { reportInput: true }).error?.issues ?? [];
    const mistakes = carMistakes([...cars, { id, ...facts } as OwnCar], day);
    return (
      issues.find(({ path }) => path[0] === name)?.message ??
      mistakes.find((mistake) => mistake.id === id && mistake.field === name)?.what
    );
  };
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
