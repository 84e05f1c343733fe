import { formatPrice } from '../../../shared/format.ts';
import { priceStepInRupees } from '../../../shared/inventory.ts';
import type { FilterOptions } from '../../../shared/inventory.ts';
import { priceEndLabels, priceRangeLabel } from '../../../shared/price-label.ts';
import { useSite } from '../../site-context.ts';
import { RangeSlider } from './range-slider.tsx';
import type { InventoryControl } from './use-inventory-choice.ts';

type PriceSliderProps = { control: InventoryControl; options: FilterOptions };

export function PriceSlider({ control, options }: PriceSliderProps) {
  const { quirks } = useSite();
  const { price } = control.choice.filters;
  const bounds = [0, options.price[1]] as const;
  const [lowest, highest] = priceEndLabels(bounds, quirks);
  return (
    <div className="slider-field needs-script" role="group" aria-label="Price Range">
      <p className="slider-field__head">
        <span className="field__label">Price Range</span>
        <output className="slider-field__value">{priceRangeLabel(price, quirks)}</output>
      </p>
      <RangeSlider
        value={price}
        bounds={bounds}
        step={priceStepInRupees}
        labels={['Lowest price', 'Highest price']}
        say={formatPrice}
        onSlide={(range) => control.adjust({ price: range })}
        onSettle={control.settle}
      />
      <p className="slider-field__ends">
        <span>{lowest}</span>
        <span>{highest}</span>
      </p>
    </div>
  );
}
