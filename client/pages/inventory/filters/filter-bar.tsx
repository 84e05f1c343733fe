import type { SyntheticEvent } from 'react';
import { resultsId } from '../../../../shared/inventory/inventory-hrefs.ts';
import { inventoryQuery, type InventoryChoice } from '../../../../shared/inventory/query.ts';
import { sortOrders } from '../../../../shared/inventory/sort.ts';
import { WithoutScript } from '../../../before-hydration/hydration-boundary.tsx';
import { Form, HiddenFields } from '../../../forms/form.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { useStock } from '../../../site-context.ts';
import { showResults, type Choose } from '../use-inventory-query.ts';
import { MakeField, PriceSlider, SearchField, YearField } from './filter-fields.tsx';

type FilterBarProps = { choice: InventoryChoice; choose: Choose; onReset: () => void };

/** The filters on wide screens, the search on phones, and the plain form on pages without scripts. */
export function FilterBar({ choice, choose, onReset }: FilterBarProps) {
  const { filters, sort } = choice;
  return (
    <Form
      name="filters"
      onEarlyInput={(fields) => choose(Object.fromEntries(fields))}
      className="filter-bar wrapping no-print"
      method="get"
      action={`/inventory#${resultsId}`}
      role="search"
      aria-label="Filter cars"
      onSubmit={onSearch}
    >
      <SearchField search={filters.search} choose={choose} placeholder="Search by make, model, or keyword" />
      <MakeField label="Brand" all="All Brands" make={filters.make} choose={choose} />
      <YearField year={filters.year} choose={choose} />
      <SelectField
        label="Sort by"
        name="sort"
        value={sort}
        options={sortOrders}
        onChoose={(value) => choose({ sort: value })}
      />
      <PriceSlider price={filters.price} choose={choose} />
      <WithoutScript>
        <button className="button button--primary" type="submit">
          Show cars
        </button>
      </WithoutScript>
      <KeptFields choice={choice} />
      <button className="button button--quiet needs-script" type="button" onClick={onReset}>
        Reset Filters
      </button>
    </Form>
  );
}

/** The list follows the typing. On a phone, the keyboard covers it. */
function onSearch(event: SyntheticEvent): void {
  event.preventDefault();
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  showResults();
}

const shownFields = ['search', 'make', 'year', 'minPrice', 'maxPrice', 'sort'];

/** Values that a URL can set but the form does not show. */
function KeptFields({ choice }: { choice: InventoryChoice }) {
  const { options } = useStock();
  const params = new URLSearchParams(inventoryQuery({ ...choice, page: 1 }, options));
  return <HiddenFields fields={[...params].filter(([name]) => !shownFields.includes(name))} />;
}
