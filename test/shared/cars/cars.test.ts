import { describe, expect, it } from 'vitest';
import allListings from '#stock/listings.json' with { type: 'json' };
import details from '#stock/records.json' with { type: 'json' };
import { createStock, recordsById } from '../../../shared/inventory/create-stock.ts';

const { listings, options } = createStock(allListings, recordsById(details));
const detailIds = details.map(({ id }) => id);

describe('the catalogue', () => {
  it('has 42 detail records, each with four pictures', () => {
    expect(detailIds.join(' ')).toBe(
      '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 23 24 25 26 27 28 29 30 31 32 33 35 37 38 39 40 41 42 43 44 45 46',
    );
    expect(new Set(details.map(({ pictures }) => pictures.count))).toEqual(new Set([4]));
  });

  it('lists 34 cars, of the years 2006 to 2022, for 160,000 to 1,399,000 rupees', () => {
    const ids = listings.map(({ id }) => Number(id)).sort((one, other) => one - other);
    expect(ids.join(' ')).toBe(
      '1 2 4 8 10 11 12 13 14 15 18 19 20 23 24 25 26 27 28 29 30 33 34 35 37 38 39 40 41 42 43 44 45 46',
    );
    expect([options.year, options.price]).toEqual([
      [2006, 2022],
      [160_000, 1_399_000],
    ]);
  });

  it('uses the keys of both lists of specs in the specification', () => {
    const keys = new Set(details.flatMap(({ specs }) => Object.keys(specs)));
    expect([...keys].sort().join(' ')).toBe(
      'bootSpace color cylinders dimensions displacement drivetrain engine fuelTank fuelType groundClearance mileage power safetyRating seating torque transmission',
    );
  });
});
