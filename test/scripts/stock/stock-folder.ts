import { cpSync, mkdirSync, readFileSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemInWords } from '../../../scripts/stock/check/problem.ts';
import { checkStock } from '../../../scripts/stock/check/read-stock.ts';
import { stockProgram } from '../../../scripts/stock/command/program.ts';
import type { Agreement, Person } from '../../../scripts/stock/editing/person.ts';
import { importVerb } from '../../../scripts/stock/verbs/import-verb.ts';
import sample from '../../../shared/sample/dealer.json' with { type: 'json' };
import { temporaryFolder } from '../../temporary-folder.ts';

export const now = new Date('2026-11-22T12:00:00+05:30');

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

/** A stock with these fields of cars by id, and the sample's dealer with these changes. Deleted after the test. */
export function stockOf(cars: Record<string, object>, dealer: object = {}): string {
  const folder = temporaryFolder('stock-');
  writeStock(folder, cars, { ...sample, hours: { shown }, ...dealer });
  return folder;
}

export function writeStock(folder: string, cars: Record<string, object>, dealer: object): void {
  mkdirSync(join(folder, 'cars'), { recursive: true });
  writeFileSync(join(folder, 'dealer.json'), JSON.stringify(dealer, null, 2));
  for (const [id, fields] of Object.entries(cars)) {
    const car = { ...car47, id, ...fields };
    writeFileSync(join(folder, 'cars', `${id}.json`), JSON.stringify(car, null, 2));
    mkdirSync(join(folder, 'photos', id), { recursive: true });
    cpSync('test/scripts/stock/plain.webp', join(folder, 'photos', id, '1.webp'));
  }
}

export function twoCars(): string {
  return stockOf({ 47: {}, 48: { price: 445_000, added: '2026-11-12', sold: '2026-11-20' } });
}

/** Runs a command as the dealer types it, such as 'set 47 price=425000', and agrees to everything. */
export function run(folder: string, command: string): Promise<unknown> {
  return stockProgram(folder, now, dealerWhoSays()).parseAsync(command.split(' '), { from: 'user' });
}

/** A dealer who answers the questions of `add` in their order; the description comes last. */
export function dealerWhoSays(...answers: string[]): Person {
  return {
    ask: () => Promise.resolve(answers.shift() ?? 'A calm car.'),
    agrees: () => Promise.resolve(true),
  };
}

export function dealerWho(agrees: (asked: Agreement) => boolean | Promise<boolean>): Person {
  return { ask: () => Promise.resolve(''), agrees: (asked) => Promise.resolve(agrees(asked)) };
}

/** Make, model, year, mileage, fuel, transmission, owner, colour, price, plate, norm, body, old price, highlights. */
export const nexon = 'Tata|Nexon|2020|36,700 km|Petrol|Manual|1st|Red|7.15 lakh|||SUV||'.split('|');

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

export function edit(folder: string, id: string, fields: object): void {
  writeFileSync(join(folder, `cars/${id}.json`), JSON.stringify({ ...carIn(folder, id), ...fields }));
}

export async function problemsIn(folder: string): Promise<string[]> {
  const { problems } = await checkStock(folder, now);
  return problems.map((problem) => problemInWords(problem).replaceAll(`${folder}/`, ''));
}

/** The content of everything in a folder, except for git's index, which git refreshes when it reads. */
export function stateOf(folder: string): string {
  const entries = readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const file = join(folder, entry.name);
    if (entry.isDirectory()) return `${file}/\n${stateOf(file)}`;
    if (entry.isSymbolicLink()) return `${file} -> ${readlinkSync(file)}`;
    const isRead = entry.isFile() && entry.name !== 'index';
    return `${file} ${isRead ? readFileSync(file, 'base64') : ''}`;
  });
  return entries.join('\n');
}
