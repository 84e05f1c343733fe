import { describe, expect, it } from 'vitest';
import { carTitle, formatMileage, formatPrice, formatSpecKey } from '../../shared/format.ts';

describe('formatPrice', () => {
  it.each([
    [0, '₹0'],
    [999, '₹999'],
    [160_000, '₹1,60,000'],
    [1_399_000, '₹13,99,000'],
    [12_345_678, '₹1,23,45,678'],
  ])('writes %d rupees as %s', (rupees, text) => expect(formatPrice(rupees)).toBe(text));
  it('shows no decimals', () => expect(formatPrice(1234.56)).toBe('₹1,235'));
});

describe('formatMileage', () => {
  it.each([
    [900, '900 km'],
    [38_500, '38,500 km'],
    [118_000, '1,18,000 km'],
  ])('writes %d as %s', (kilometres, text) => expect(formatMileage(kilometres)).toBe(text));
});

describe('formatSpecKey', () => {
  it.each([
    ['engine', 'Engine'],
    ['fuelType', 'Fuel Type'],
    ['bootSpace', 'Boot Space'],
    ['safetyRating', 'Safety Rating'],
    ['groundClearance', 'Ground Clearance'],
  ])('writes %s as %s', (key, text) => expect(formatSpecKey(key)).toBe(text));
});

describe('carTitle', () => {
  it('is year, make and model', () => {
    expect(carTitle({ year: 2020, make: 'Hyundai', model: 'Creta SX' })).toBe('2020 Hyundai Creta SX');
  });
});
