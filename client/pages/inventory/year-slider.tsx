import { yearStep } from '../../../shared/inventory.ts';
import type { FilterOptions } from '../../../shared/inventory.ts';
import { RangeSlider } from './range-slider.tsx';
import type { InventoryControl } from './use-inventory-choice.ts';

type YearSliderProps = { control: InventoryControl; options: FilterOptions };

export function YearSlider({ control, options }: YearSliderProps) {
  const { year } = control.choice.filters;
  const [first, last] = options.year;
  return (
    <div className="slider-field" role="group" aria-label="Year">
      <p className="slider-field__head">
        <span className="field__label">Year</span>
        <output className="slider-field__value">{year.join(' - ')}</output>
      </p>
      <RangeSlider
        value={year}
        bounds={options.year}
        step={yearStep}
        labels={['Earliest year', 'Latest year']}
        say={String}
        onSlide={(range) => control.adjust({ year: range })}
        onSettle={control.settle}
      />
      <p className="slider-field__ends">
        <span>{first}</span>
        <span>{last}</span>
      </p>
    </div>
  );
}
