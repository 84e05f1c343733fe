import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StockCar } from '../../shared/cars/stock-car.ts';
import type { Stock } from './stock.ts';

export function readStock(folder: string): Stock {
  const names = readdirSync(join(folder, 'cars')).filter((name) => name.endsWith('.json'));
  const cars = names.map((name) => readJson(join(folder, 'cars', name)) as StockCar);
  return {
    folder,
    cars: cars.sort((one, other) => Number(one.id) - Number(other.id)),
    pictures: readJson(join(folder, 'pictures.json')) as Stock['pictures'],
  };
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
