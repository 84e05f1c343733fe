import { SelectField } from '../../../forms/select-field.tsx';
import type { InventoryControl } from '../use-inventory-choice.ts';

type MakeFieldProps = {
  label: string;
  /** What it says where no make is chosen. */
  all: string;
  make: readonly string[];
  makes: readonly string[];
  control: InventoryControl;
};

export function MakeField({ label, all, make, makes, control }: MakeFieldProps) {
  return (
    <SelectField
      label={label}
      name="make"
      value={make.length === 1 ? make[0] : ''}
      options={[{ value: '', label: all }, ...makes.map((value) => ({ value, label: value }))]}
      onChoose={(value) => control.choose({ make: value ? [value] : [] })}
    />
  );
}
