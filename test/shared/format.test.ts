import { expect, it } from 'vitest';
import { formatLakh, formatMileage, formatPrice, unbroken } from '../../shared/format.ts';

it('formatPrice groups rupees the Indian way, without decimals', () => {
  expect([0, 999, 160_000, 1_399_000, 12_345_678, 1234.56].map(formatPrice).join(' ')).toBe(
    '₹0 ₹999 ₹1,60,000 ₹13,99,000 ₹1,23,45,678 ₹1,235',
  );
});

it('formatMileage groups kilometres the Indian way', () => {
  expect([900, 38_500, 118_000].map(formatMileage)).toEqual(['900 km', '38,500 km', '1,18,000 km']);
});

it('formatLakh rounds to hundredths of a lakh', () => {
  expect([100_000, 640_000, 625_400, 50_000, 12_500_000].map(formatLakh).join(' ')).toBe(
    '₹1 lakh ₹6.4 lakh ₹6.25 lakh ₹50,000 ₹1,25,00,000',
  );
});

it('unbroken has no line break within an emission norm', () => {
  expect(unbroken('BS-III petrol, BS-VI')).toBe('BS-\u2060III petrol, BS-\u2060VI');
});
