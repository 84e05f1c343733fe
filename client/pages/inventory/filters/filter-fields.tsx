import { memo } from 'react';
import { formatPrice } from '../../../../shared/format.ts';
import type { Interval } from '../../../../shared/inventory/filter-options.ts';
import {
  isSameRange,
  priceStepInRupees,
  specifiedYearRanges,
  yearRanges,
  yearsInWords,
} from '../../../../shared/inventory/filters.ts';
import { priceEndLabels, priceRangeLabel } from '../../../../shared/inventory/price-label.ts';
import { maxSearchLength } from '../../../../shared/inventory/query.ts';
import { RangeSlider } from '../../../forms/range-slider.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { useSite, useStock } from '../../../site-context.ts';
import type { Choose } from '../use-inventory-query.ts';

type SearchFieldProps = { search: string; choose: Choose; placeholder: string };

export const SearchField = memo(function SearchField({ search, choose, placeholder }: SearchFieldProps) {
  return (
    <label className="field field--search">
      <span className="field__label">Search</span>
      <input
        className="field__input"
        type="search"
        name="search"
        value={search}
        maxLength={maxSearchLength}
        placeholder={placeholder}
        autoComplete="off"
        inputMode="search"
        enterKeyHint="search"
        onChange={(event) => choose({ search: event.target.value })}
      />
    </label>
  );
});

type MakeFieldProps = {
  label: string;
  /** The label of the first option. */
  all: string;
  make: readonly string[];
  choose: Choose;
};

export function MakeField({ label, all, make, choose }: MakeFieldProps) {
  const makes = useStock().options.make;
  const value = make.join();
  // A URL may name several makes, which then are one option, or a make that is sold out.
  const isOwn = value !== '' && !makes.includes(value);
  const own = isOwn ? [{ value, label: make.join(', ') }] : [];
  return (
    <SelectField
      label={label}
      name="make"
      value={value}
      options={[{ value: '', label: all }, ...own, ...makes]}
      onChoose={(chosen) => choose({ make: chosen })}
    />
  );
}

export function YearField({ year, choose }: { year: Interval; choose: Choose }) {
  const { quirks } = useSite();
  const bounds = useStock().options.year;
  const ranges = quirks === 'keep' ? specifiedYearRanges : yearRanges(bounds);
  const value = isSameRange(year, bounds) ? '' : year.join('-');
  // A URL or the slider may set other years.
  const isOwn = value !== '' && !ranges.includes(value);
  const own = isOwn ? [{ value, label: yearsInWords(year) }] : [];
  return (
    <SelectField
      label="Year"
      name="year"
      value={value}
      options={[{ value: '', label: 'All Years' }, ...own, ...ranges]}
      onChoose={(years) => choose({ year: years })}
    />
  );
}

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
