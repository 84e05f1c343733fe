import { SelectField } from '../../../forms/select-field.tsx';
import { useStock } from '../../../site-context.ts';
import type { Choose } from '../use-inventory-query.ts';

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
      options={[{ value: '', label: all }, ...own, ...makes.map((name) => ({ value: name, label: name }))]}
      onChoose={(chosen) => choose({ make: chosen })}
    />
  );
}
