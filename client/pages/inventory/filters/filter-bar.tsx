import type { Ref } from 'react';
import type { FilterOptions } from '../../../../shared/inventory/filters.ts';
import { listFilters, yearRangeLabel, yearRanges } from '../../../../shared/inventory/filters.ts';
import { sortOrders } from '../../../../shared/inventory/sort.ts';
import type { InventoryChoice } from '../../../../shared/inventory/query.ts';
import type { Sort } from '../../../../shared/inventory/sort.ts';
import { SelectField } from '../../../forms/select-field.tsx';
import { MakeField } from './make-field.tsx';
import { PriceFields } from './price-fields.tsx';
import { PriceSlider } from './price-slider.tsx';
import { resultsId } from '../results/show-results.ts';
import { SearchField } from './search-field.tsx';
import type { InventoryControl } from '../use-inventory-choice.ts';

type FilterBarProps = {
  ref: Ref<HTMLFormElement>;
  choice: InventoryChoice;
  control: InventoryControl;
  options: FilterOptions;
  onReset: () => void;
};

/** The filters of wide screens, and a plain form wherever scripts do not run. */
export function FilterBar({ ref, choice, control, options, onReset }: FilterBarProps) {
  const { filters, sort } = choice;

  return (
    <form
      ref={ref}
      className="filter-bar"
      method="get"
      action={`/inventory#${resultsId}`}
      role="search"
      aria-label="Filter cars"
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField
        search={filters.search}
        control={control}
        placeholder="Search by make, model, or keyword"
      />
      <MakeField label="Brand" all="All Brands" make={filters.make} makes={options.make} control={control} />
      <SelectField
        label="Year"
        name="year"
        value={yearRangeLabel(filters.year)}
        options={[
          { value: '', label: 'All Years' },
          ...yearRanges.map(({ label }) => ({ value: label, label })),
        ]}
        onChoose={(label) =>
          control.choose({ year: yearRanges.find((range) => range.label === label)?.years ?? options.year })
        }
      />
      <SelectField
        label="Sort by"
        name="sort"
        value={sort}
        options={sortOrders}
        onChoose={(value) => control.chooseSort(value as Sort)}
      />
      <PriceSlider price={filters.price} highest={options.price[1]} control={control} />
      <KeptFields choice={choice} />
      <noscript>
        <PriceFields range={filters.price} bounds={options.price} />
        <button className="button button--primary" type="submit">
          Show cars
        </button>
      </noscript>
      <button className="button button--quiet filter-bar__reset needs-script" type="button" onClick={onReset}>
        Reset Filters
      </button>
    </form>
  );
}

/** What an address can set and the form has no field for. */
function KeptFields({ choice: { filters, cars } }: { choice: InventoryChoice }) {
  const kept = listFilters
    .filter((name) => name !== 'make')
    .flatMap((name) => filters[name].map((value) => ({ name, value })));
  return [...kept, ...(cars ? [{ name: 'cars', value: cars }] : [])].map(({ name, value }) => (
    <input key={name + value} type="hidden" name={name} value={value} />
  ));
}
