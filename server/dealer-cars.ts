import { cars } from '#stock/cars.ts';
import { records } from '#stock/records.ts';
import { createCarRecords } from '../client/car-records.ts';
import type { Cars } from '../client/stock-context.ts';
import { stockOf } from '../shared/inventory/stock.ts';

/** The dealer's cars, all with their records. */
export const dealerCars: Cars = { ...stockOf(cars), records: createCarRecords(records) };
