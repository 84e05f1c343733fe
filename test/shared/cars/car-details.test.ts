import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CarDetail, Listing } from '../../../shared/cars/car.ts';
import { details, listings } from './sample-cars.ts';

const both = listings.flatMap((listing) => {
  const detail = details.find(({ id }) => id === listing.id);
  return detail ? [{ listing, detail }] : [];
});

describe('a listing and its detail record', () => {
  it('agree, except for cars 8 and 11', () => {
    const differing = both.filter(({ listing, detail }) => differences(listing, detail).length > 0);
    expect(differing.map(({ listing }) => listing.id)).toEqual(['8', '11']);
  });

  it('differ on car 8 in year and price', () => {
    expect(differencesOf('8')).toEqual(['year: 2016, 2015', 'price: 435000, 425000']);
  });

  it('differ on car 11 in model and price', () => {
    expect(differencesOf('11')).toEqual([
      'model: Innova Crysta 2.4 GX, Innova Crysta 2.4 VX',
      'price: 1265000, 1315000',
    ]);
  });
});

describe('a detail record', () => {
  it('has four pictures that exist, the main one first', () => {
    for (const { id, image, images } of details) {
      expect(images, `car ${id}`).toHaveLength(4);
      expect(new Set(images).size, `car ${id}`).toBe(4);
      expect(images[0]).toBe(image);
      for (const path of images) {
        expect(path.startsWith(`/assets/cars/${id}/`), path).toBe(true);
        expect(existsSync(`client/public${path}`), path).toBe(true);
      }
    }
  });

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

  it('has no empty text', () => {
    for (const { id, specs, features = [], additionalInfo = 'none' } of details) {
      const texts = [...Object.values(specs), ...features, ...additionalInfo.split(', ')];
      expect(
        texts.filter((text) => text === '' || text !== text.trim()),
        `car ${id}`,
      ).toEqual([]);
    }
  });

  it('lacks highlights on four cars', () => {
    const plain = details.filter(({ additionalInfo }) => additionalInfo === undefined);
    expect(plain.map(({ id }) => id)).toEqual(['7', '16', '32', '44']);
  });
});

function differencesOf(id: string): string[] {
  return both.flatMap(({ listing, detail }) => (listing.id === id ? differences(listing, detail) : []));
}

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
