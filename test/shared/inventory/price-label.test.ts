import { describe, expect, it } from 'vitest';
import { priceEndLabels, priceRangeLabel } from '../../../shared/inventory/price-label.ts';

describe('priceEndLabels', () => {
  it('divides by a lakh, to one digit, and calls the upper end crore, or lakh with the quirk fixed', () => {
    expect(priceEndLabels([0, 1_399_000])).toEqual(['0.0L', '14.0Cr']);
    expect(priceEndLabels([160_000, 450_000], 'keep')).toEqual(['1.6L', '4.5Cr']);
    expect(priceEndLabels([0, 1_399_000], 'fix')).toEqual(['0.0L', '14.0L']);
  });
});

describe('priceRangeLabel', () => {
  it('shows two digits and lakh below ten lakh', () => {
    expect(priceRangeLabel([250_000, 800_000])).toBe('₹2.50 - ₹8.00L');
    expect(priceRangeLabel([0, 999_999])).toBe('₹0.00 - ₹10.00L');
  });
  it('calls it crore from 1,000,000 on', () => {
    expect(priceRangeLabel([0, 1_000_000])).toBe('₹0.00 - ₹10.00Cr');
    expect(priceRangeLabel([160_000, 1_399_000], 'keep')).toBe('₹1.60 - ₹13.99Cr');
  });
  it('always calls it lakh with the quirk fixed', () => {
    expect(priceRangeLabel([160_000, 1_399_000], 'fix')).toBe('₹1.60 - ₹13.99L');
    expect(priceRangeLabel([0, 500_000], 'fix')).toBe('₹0.00 - ₹5.00L');
  });
});
