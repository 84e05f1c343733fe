import * as facts from 'stock:cars';
import { records } from 'stock:records';
import type { CarDetail } from '../../../shared/cars/car.ts';
import { detailOf } from '../../../shared/cars/stock-car.ts';
import { stockOf } from '../../../shared/inventory/stock.ts';

export const { listings } = stockOf(facts);

/** The content of every car's page. */
export const details: readonly CarDetail[] = records.map(detailOf);
