import { formatPrice } from '../../../../shared/format.ts';
import type { Interval } from '../../../../shared/inventory/filter-options.ts';
import { priceStepInRupees } from '../../../../shared/inventory/filters.ts';
import { priceEndLabels, priceRangeLabel } from '../../../../shared/inventory/price-label.ts';
import { RangeSlider } from '../../../forms/range-slider.tsx';
import { useSite } from '../../../site-context.ts';
import type { Choose } from '../use-inventory-query.ts';

type PriceSliderProps = {
  price: Interval;
  highest: number;
  choose: Choose;
};

const names = ['minPrice', 'maxPrice'] as const;
const labels = ['Lowest price', 'Highest price'] as const;

export function PriceSlider({ price, highest, choose }: PriceSliderProps) {
  const { quirks } = useSite();
  const bounds = [0, highest] as const;
  const [lowestLabel, highestLabel] = priceEndLabels(bounds, quirks);
  return (
    <div className="slider-field" role="group" aria-label="Price Range">
      <p className="field__label">Price Range</p>
      <RangeSlider
        value={price}
        bounds={bounds}
        step={priceStepInRupees}
        names={names}
        labels={labels}
        valueText={formatPrice}
        onSlide={([min, max]) => choose({ minPrice: String(min), maxPrice: String(max) })}
      />
      <p className="slider-field__ends">
        <span>{lowestLabel}</span>
        <output>{priceRangeLabel(price, quirks)}</output>
        <span>{highestLabel}</span>
      </p>
    </div>
  );
}
