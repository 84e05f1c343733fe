import { cars } from '#stock/cars.ts';
import { records } from '#stock/records.ts';
import type { CarDetail } from '../../../shared/cars/car.ts';
import { detailOf } from '../../../shared/cars/stock-car.ts';
import { stockOf } from '../../../shared/inventory/stock.ts';

export const { listings } = stockOf(cars);

/** The content of every car's page. */
export const details: readonly CarDetail[] = records.map(detailOf);
