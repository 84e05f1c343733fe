import { expect, it } from 'vitest';
import { filterOptions } from '../../../shared/inventory/filter-options.ts';
import { makeCar } from '../../make-car.ts';

it('filterOptions lists brands alphabetically, whatever their case', () => {
  const makes = ['Mahindra', 'MG', 'maruti', 'Honda', 'MG'];
  const { make } = filterOptions(makes.map((name) => makeCar({ make: name })));
  expect(make).toEqual(['Honda', 'Mahindra', 'maruti', 'MG']);
});
