import type { Interval } from '../../../../shared/inventory/filter-options.ts';
import {
  isSameRange,
  specifiedYearRanges,
  yearRanges,
  yearsInWords,
} from '../../../../shared/inventory/filters.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { useSite } from '../../../site-context.ts';
import type { Choose } from '../use-inventory-query.ts';

type YearFieldProps = { year: Interval; bounds: Interval; choose: Choose };

export function YearField({ year, bounds, choose }: YearFieldProps) {
  const { quirks } = useSite();
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
