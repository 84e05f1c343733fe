import { createCarRecords } from '../../client/car-records.ts';
import { dealerCars } from '../../server/dealer-cars.ts';
import type { CarDetail } from '../../shared/cars/car.ts';
import { makeDetail } from '../make-car.ts';
import { makeApp } from './make-app.ts';

/** The page of a car that the sample does not have. */
export function pageOfCar(part: Partial<CarDetail>): Promise<string> {
  const records = createCarRecords([makeDetail(part)]);
  return makeApp({ cars: { ...dealerCars, records } }).page('/car/1');
}
