import { useDeferredValue, useState, type SyntheticEvent } from 'react';
import {
  activeFilterCount,
  countSetFilters,
  initialFilters,
  type InventoryFilters,
} from '../../../../shared/inventory/filters.ts';
import { Icon, IconButton } from '../../../elements/icon.tsx';
import { Modal } from '../../../elements/modal.tsx';
import { RangeSlider } from '../../../forms/range-slider.tsx';
import { ContactBar } from '../../../layout/contact-bar.tsx';
import { useSite, useStock } from '../../../site-context.ts';
import type { FoundCars } from '../found-cars.ts';
import { showResults, type Choose } from '../use-inventory-query.ts';
import { MakeField, PriceSlider, SearchField } from './filter-fields.tsx';

type FilterPanelProps = {
  filters: InventoryFilters;
  choose: Choose;
  found: FoundCars;
  onReset: () => void;
};

/** The filters on narrow screens: a button in the bar, and the sheet that it opens. */
export function FilterPanel({ filters, choose, found, onReset }: FilterPanelProps) {
  const { options } = useStock();
  const { quirks } = useSite();
  const count =
    quirks === 'fix' ? countSetFilters(filters, initialFilters(options)) : activeFilterCount(filters);
  const [openedWith, setOpenedWith] = useState<InventoryFilters>();
  const isOpen = openedWith !== undefined;
  // The sheet takes a phone a tenth of a second to render; the button responds before that.
  const isReady = useDeferredValue(isOpen);
  const close = () => {
    setOpenedWith(undefined);
    // The list may have become so short that it ends above the screen.
    if (filters !== openedWith) showResults();
  };
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    close();
  };
  const clear = () => {
    setOpenedWith(undefined);
    onReset();
  };
  return (
    <>
      <ContactBar>
        <button
          className="button button--primary filter-toggle needs-script"
          type="button"
          aria-expanded={isOpen}
          aria-controls="filter-panel"
          onClick={() => setOpenedWith(isOpen ? undefined : filters)}
        >
          <Icon name="sliders-horizontal" />
          <span>{isOpen ? 'Hide Filters' : `Filters (${count})`}</span>
        </button>
      </ContactBar>
      <Modal
        isOpen={isOpen && isReady}
        onClose={close}
        label="Filters"
        className="filter-panel"
        id="filter-panel"
      >
        <form className="filter-panel__form" onSubmit={apply}>
          <div className="filter-panel__head">
            <h2 className="filter-panel__title">Filters</h2>
            <IconButton icon="x" label="Close filters" onClick={close} />
          </div>
          <div className="filter-panel__fields stack">
            <SearchField search={filters.search} choose={choose} placeholder="Search by make or model..." />
            <MakeField label="Make" all="All Makes" make={filters.make} choose={choose} />
            <PriceSlider price={filters.price} choose={choose} />
            <RangeSlider
              label="Year"
              value={filters.year}
              bounds={options.year}
              step={1}
              thumbs={['Earliest year', 'Latest year']}
              valueText={String}
              captions={[String(options.year[0]), filters.year.join(' - '), String(options.year[1])]}
              onSlide={(range) => choose({ year: range.join('-') })}
            />
          </div>
          <div className="filter-panel__actions wrapping">
            <p className="filter-panel__count" aria-live="polite" aria-atomic="true">
              {inWords(found.cars.length, found.close.cars.length)}
            </p>
            <button className="button button--quiet" type="button" onClick={clear}>
              Clear All
            </button>
            <button className="button button--primary" type="submit">
              Apply Filters
            </button>
            <button className="button filter-panel__hide" type="button" onClick={close}>
              Hide Filters
            </button>
          </div>
        </form>
      </Modal>
    </>
  );
}

function inWords(matching: number, close: number): string {
  if (matching === 0) return close === 1 ? '0 match, 1 comes close' : `0 match, ${close} come close`;
  return matching === 1 ? '1 car matches' : `${matching} cars match`;
}
