import { formatPrice } from '../../../../shared/format.ts';
import type { Interval } from '../../../../shared/inventory/filter-options.ts';
import { priceStepInRupees } from '../../../../shared/inventory/filters.ts';
import { priceEndLabels, priceRangeLabel } from '../../../../shared/inventory/price-label.ts';
import { RangeSlider } from '../../../forms/range-slider.tsx';
import { useSite, useStock } from '../../../site-context.ts';
import type { Choose } from '../use-inventory-query.ts';

export function PriceSlider({ price, choose }: { price: Interval; choose: Choose }) {
  const { quirks } = useSite();
  const bounds = [0, useStock().options.price[1]] as const;
  const [lowest, highest] = priceEndLabels(bounds, quirks);
  return (
    <RangeSlider
      label="Price Range"
      value={price}
      bounds={bounds}
      step={priceStepInRupees}
      names={['minPrice', 'maxPrice']}
      thumbs={['Lowest price', 'Highest price']}
      valueText={formatPrice}
      captions={[lowest, priceRangeLabel(price, quirks), highest]}
      onSlide={([min, max]) => choose({ minPrice: String(min), maxPrice: String(max) })}
    />
  );
}
