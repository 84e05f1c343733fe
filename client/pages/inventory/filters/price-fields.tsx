import type { Interval } from '../../../../shared/inventory/filters.ts';

type PriceFieldsProps = { range: Interval; bounds: Interval };

/** Plain number fields in place of the slider where scripts do not run. */
export function PriceFields({ range: [min, max], bounds: [, dearest] }: PriceFieldsProps) {
  return (
    <>
      <label className="field">
        <span className="field__label">Lowest price in rupees</span>
        <input
          className="field__input"
          type="number"
          name="minPrice"
          min={0}
          max={dearest}
          defaultValue={min}
        />
      </label>
      <label className="field">
        <span className="field__label">Highest price in rupees</span>
        <input
          className="field__input"
          type="number"
          name="maxPrice"
          min={0}
          max={dearest}
          defaultValue={max}
        />
      </label>
    </>
  );
}
