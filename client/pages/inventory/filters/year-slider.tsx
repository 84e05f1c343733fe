import type { Interval } from '../../../../shared/inventory/filter-options.ts';
import { yearStep } from '../../../../shared/inventory/filters.ts';
import { RangeSlider } from '../../../forms/range-slider.tsx';
import type { Choose } from '../use-inventory-query.ts';

type YearSliderProps = { year: Interval; bounds: Interval; choose: Choose };

const labels = ['Earliest year', 'Latest year'] as const;

export function YearSlider({ year, bounds, choose }: YearSliderProps) {
  const [first, last] = bounds;
  return (
    <div className="slider-field" role="group" aria-label="Year">
      <p className="field__label">Year</p>
      <RangeSlider
        value={year}
        bounds={bounds}
        step={yearStep}
        labels={labels}
        valueText={String}
        onSlide={(range) => choose({ year: range.join('-') })}
      />
      <p className="slider-field__ends">
        <span>{first}</span>
        <output>{year.join(' - ')}</output>
        <span>{last}</span>
      </p>
    </div>
  );
}
