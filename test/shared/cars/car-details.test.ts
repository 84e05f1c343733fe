import { describe, expect, it } from 'vitest';
import type { CarDetail, Listing } from '../../../shared/cars/car.ts';
import { details, listings } from './sample-cars.ts';

it('a listing and its detail record agree, except for cars 8 and 11', () => {
  const differing = listings.map((listing) => {
    const detail = details.find(({ id }) => id === listing.id);
    return [listing.id, detail ? differences(listing, detail) : []] as const;
  });
  expect(Object.fromEntries(differing.filter(([, fields]) => fields.length > 0))).toEqual({
    8: ['year: 2016, 2015', 'price: 435000, 425000'],
    11: ['model: Innova Crysta 2.4 GX, Innova Crysta 2.4 VX', 'price: 1265000, 1315000'],
  });
});

describe('a detail record', () => {
  it('is described in 80 to 140 words', () => {
    const lengths = details.map(({ id, description }) => ({ id, words: description.split(/\s+/).length }));
    expect(lengths.filter(({ words }) => words < 80 || words > 140)).toEqual([]);
  });

  it('has a unique description', () => {
    const sentences = details.flatMap(({ description }) => description.split(/(?<=[.!?]) /));
    const repeated = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
    expect(new Set(details.map(({ description }) => description)).size).toBe(42);
    expect(repeated).toEqual([]);
  });

  it('has specifications of both lists of the specification', () => {
    const keys = new Set(details.flatMap(({ specs }) => Object.keys(specs)));
    expect([...keys].sort().join(' ')).toBe(
      'bootSpace color cylinders dimensions displacement drivetrain engine fuelTank fuelType groundClearance mileage power safetyRating seating torque transmission',
    );
  });

  it('has specifications that agree with its other fields', () => {
    for (const { id, specs, fuel, color, transmission } of details) {
      expect([specs.fuelType, specs.color], `car ${id}`).toEqual([fuel, color]);
      expect(/manual|iMT/.test(specs.transmission ?? ''), `gearbox of ${id}`).toBe(transmission === 'Manual');
    }
  });

  it('lacks highlights on four cars', () => {
    const plain = details.filter(({ additionalInfo }) => additionalInfo === undefined);
    expect(plain.map(({ id }) => id)).toEqual(['7', '16', '32', '44']);
  });
});

/** Of the fields that a listing has too. */
function differences(listing: Listing, detail: CarDetail): string[] {
  const fields = [
    'make',
    'model',
    'year',
    'price',
    'originalPrice',
    'mileage',
    'image',
    'fuel',
    'transmission',
    'owner',
    'additionalInfo',
    'featured',
    'color',
    'emissionNorm',
  ] as const;
  return fields
    .filter((field) => listing[field] !== detail[field])
    .map((field) => `${field}: ${String(listing[field])}, ${String(detail[field])}`);
}
