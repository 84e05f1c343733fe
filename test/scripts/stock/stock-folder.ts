import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { problemInWords } from '../../../scripts/stock/check/problem.ts';
import { checkStock } from '../../../scripts/stock/check/read-stock.ts';
import type { Person } from '../../../scripts/stock/editing/person.ts';
import { importVerb } from '../../../scripts/stock/verbs/import-verb.ts';
import sample from '../../../shared/sample/dealer.json' with { type: 'json' };

/** A day on which stocks are changed. */
export const now = new Date('2026-11-22T12:00:00+05:30');

/** The required fields of a car's file. */
export const car47 = {
  id: '47',
  make: 'Honda',
  model: 'City ZX',
  year: 2019,
  price: 495_000,
  mileage: 41_300,
  fuel: 'Petrol',
  transmission: 'Manual',
  owner: '1st',
  color: 'Lunar Silver',
  description: 'A calm and roomy sedan.',
};

const { shown } = sample.hours;

/** A copy of the sample's dealer data with these changes. Deleted after the test. */
export function stockOf(cars: Record<string, object>, dealer: object = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'stock-'));
  writeStock(folder, cars, { ...sample, hours: { shown }, ...dealer });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Writes these cars by id, each with a picture, and this dealer. */
export function writeStock(folder: string, cars: Record<string, object>, dealer: object): void {
  mkdirSync(join(folder, 'cars'), { recursive: true });
  writeFileSync(join(folder, 'dealer.json'), JSON.stringify(dealer, null, 2));
  for (const [id, car] of Object.entries(cars)) {
    writeFileSync(join(folder, 'cars', `${id}.json`), JSON.stringify(car, null, 2));
    mkdirSync(join(folder, 'photos', id), { recursive: true });
    cpSync('test/scripts/stock/plain.webp', join(folder, 'photos', id, '1.webp'));
  }
}

/** A stock of a car for sale and a sold one. */
export function twoCars(): string {
  const sold = { ...car47, id: '48', price: 445_000, added: '2026-11-12', sold: '2026-11-20' };
  return stockOf({ 47: car47, 48: sold });
}

/** A dealer who answers each question of `add`, in its order; the description last. */
export function dealerWhoSays(...answers: string[]): Person {
  return {
    ask: () => Promise.resolve(answers.shift() ?? 'A calm car.'),
    agrees: () => Promise.resolve(true),
  };
}

/** Make, model, year, mileage, fuel, transmission, owner, colour, price, plate, norm, body, old price, highlights. */
export const nexon = 'Tata|Nexon|2020|36,700 km|Petrol|Manual|1st|Red|7.15 lakh|||SUV||'.split('|');

/** Imports a spreadsheet of this content into a stock, agreed to unless said otherwise. */
export function importing(
  folder: string,
  content: string | Buffer,
  { person, yes = true }: { person?: Person; yes?: boolean } = {},
) {
  const file = join(folder, 'stock.csv');
  writeFileSync(file, content);
  return importVerb(folder, file, { yes }, { person, now });
}

export function fileOf(folder: string, id: string): string {
  return readFileSync(join(folder, 'cars', `${id}.json`), 'utf8');
}

export function carIn(folder: string, id: string): Record<string, unknown> {
  return JSON.parse(fileOf(folder, id)) as Record<string, unknown>;
}

/** As a dealer does in an editor. */
export function edit(folder: string, id: string, fields: object): void {
  writeFileSync(join(folder, `cars/${id}.json`), JSON.stringify({ ...carIn(folder, id), ...fields }));
}

/** All problems of a stock, a line each, with its files' paths from its folder. */
export async function problemsIn(folder: string): Promise<string[]> {
  const problems = await checkStock(folder, now);
  return problems.map((problem) => problemInWords(problem).replaceAll(`${folder}/`, ''));
}
