import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import sample from '../../../shared/sample/dealer.json' with { type: 'json' };
import { sampleFolder } from '../../../scripts/stock/stock-folder.ts';

/** What a car's file needs at the least. */
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
  description: 'A calm and roomy saloon.',
};

/** A stock of the given files, each car with a picture, of the sample's dealer but for what is given; gone after the test. */
export function stockOf(cars: Record<string, unknown>, dealer: object = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'stock-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'cars'));
  writeFileSync(join(folder, 'dealer.json'), JSON.stringify({ ...sample, ...dealer }, null, 2));
  for (const [id, car] of Object.entries(cars)) {
    const text = typeof car === 'string' ? car : JSON.stringify(car, null, 2);
    writeFileSync(join(folder, 'cars', `${id}.json`), text);
    mkdirSync(join(folder, 'photos', id), { recursive: true });
    cpSync(join(sampleFolder, 'photos/1/1.webp'), join(folder, 'photos', id, '1.webp'));
  }
  return folder;
}
