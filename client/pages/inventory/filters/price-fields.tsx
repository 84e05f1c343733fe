import type { Interval } from '../../../../shared/inventory/filters.ts';

type PriceFieldsProps = { range: Interval; bounds: Interval };

/** Plain number fields in place of the slider where scripts do not run; empty ones ask for nothing. */
export function PriceFields({ range: [min, max], bounds: [, dearest] }: PriceFieldsProps) {
  return (
    <>
      <PriceField label="Lowest price in rupees" name="minPrice" price={min} bound={0} dearest={dearest} />
      <PriceField
        label="Highest price in rupees"
        name="maxPrice"
        price={max}
        bound={dearest}
        dearest={dearest}
      />
    </>
  );
}

type PriceFieldProps = { label: string; name: string; price: number; bound: number; dearest: number };

function PriceField({ label, name, price, bound, dearest }: PriceFieldProps) {
  return (
    <label className="field">
      <span className="field__label">{label}</span>
      <input
        className="field__input"
        type="number"
        inputMode="numeric"
        name={name}
        min={0}
        max={dearest}
        placeholder={String(bound)}
        defaultValue={price === bound ? '' : price}
      />
    </label>
  );
}
