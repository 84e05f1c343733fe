import type { Interval } from '../../../../shared/inventory/filter-options.ts';
import {
  isSameRange,
  specifiedYearRanges,
  yearRanges,
  yearsInWords,
} from '../../../../shared/inventory/filters.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { useSite, useStock } from '../../../site-context.ts';
import type { Choose } from '../use-inventory-query.ts';

export function YearField({ year, choose }: { year: Interval; choose: Choose }) {
  const { quirks } = useSite();
  const bounds = useStock().options.year;
  const ranges = quirks === 'keep' ? specifiedYearRanges : yearRanges(bounds);
  const value = isSameRange(year, bounds) ? '' : year.join('-');
  // A URL or the slider may set other years.
  const isOwn = value !== '' && !ranges.some(({ label }) => label === value);
  const own = isOwn ? [{ value, label: yearsInWords(year) }] : [];
  return (
    <SelectField
      label="Year"
      name="year"
      value={value}
      options={[
        { value: '', label: 'All Years' },
        ...own,
        ...ranges.map(({ label }) => ({ value: label, label })),
      ]}
      onChoose={(years) => choose({ year: years })}
    />
  );
}
