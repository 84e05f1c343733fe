import { expect, it } from 'vitest';
import { priceEndLabels, priceRangeLabel } from '../../../shared/inventory/price-label.ts';

// The quirk says crore from ten lakh, and always at the upper end.
it.each([
  [[0, 1_399_000], '0.0L 14.0Cr', '₹0.00 - ₹13.99Cr', '0.0L 14.0L', '₹0.00 - ₹13.99L'],
  [[160_000, 450_000], '1.6L 4.5Cr', '₹1.60 - ₹4.50L', '1.6L 4.5L', '₹1.60 - ₹4.50L'],
  [[0, 999_999], '0.0L 10.0Cr', '₹0.00 - ₹10.00L', '0.0L 10.0L', '₹0.00 - ₹10.00L'],
  [[0, 1_000_000], '0.0L 10.0Cr', '₹0.00 - ₹10.00Cr', '0.0L 10.0L', '₹0.00 - ₹10.00L'],
  // A dealer's cars may cost more than the sample's.
  [[0, 99_990_000], '0.0L 999.9Cr', '₹0.00 - ₹999.90Cr', '0.0L 999.9L', '₹0.00 - ₹999.90L'],
] as const)('the prices $0 are $1, $2; fixed $3, $4', (range, ...labels) => {
  const said = (['keep', 'fix'] as const).flatMap((quirks) => [
    priceEndLabels(range, quirks).join(' '),
    priceRangeLabel(range, quirks),
  ]);
  expect(said).toEqual(labels);
});
