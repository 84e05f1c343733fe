import { SelectField } from '../../../forms/select-field.tsx';
import type { Choose } from '../use-inventory-choice.ts';

type MakeFieldProps = {
  label: string;
  /** What it says where no make is chosen. */
  all: string;
  make: readonly string[];
  makes: readonly string[];
  choose: Choose;
};

export function MakeField({ label, all, make, makes, choose }: MakeFieldProps) {
  // A URL may name several, which are one option then.
  const several = make.length > 1 ? [{ value: make.join(), label: make.join(', ') }] : [];
  return (
    <SelectField
      label={label}
      name="make"
      value={make.join()}
      options={[{ value: '', label: all }, ...several, ...makes.map((value) => ({ value, label: value }))]}
      onChoose={(value) => choose({ make: value })}
    />
  );
}
