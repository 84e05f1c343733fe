import { downPayments, isAmount, type Finance } from '../../../../shared/monthly-cost.ts';
import type { FieldValue } from '../../../before-hydration/served-forms.ts';
import { SelectField } from '../../../forms/select-field.tsx';

type LoanFieldsProps = {
  price: number;
  finance: Finance;
  months: readonly number[];
  onChoose: (fields: readonly FieldValue[]) => void;
};

export function LoanFields({ price, finance, months, onChoose }: LoanFieldsProps) {
  // Values in the URL are percentages if they are in the list, and otherwise amounts.
  const valueOf = (share: number) =>
    String(downPayments.some((other) => other === share) ? share : Math.round((price * share) / 100));
  const shares = [...new Set([...downPayments, finance.downPayment])].toSorted((one, other) => one - other);
  return (
    <>
      <SelectField
        label="Down payment"
        name="down"
        value={valueOf(finance.downPayment)}
        options={shares.map((share) => ({
          value: valueOf(share),
          label: `${Math.round(share)}%`,
        }))}
        onChoose={(value) => onChoose([['down', value]])}
      />
      <label className="field">
        <span className="field__label">Or in ₹</span>
        <input
          className="field__input"
          name="down"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          onChange={({ target: { value } }) => isAmount(value) && onChoose([['down', value]])}
        />
      </label>
      <SelectField
        label="Months"
        name="months"
        value={String(finance.months)}
        options={months.map(String)}
        onChoose={(value) => onChoose([['months', value]])}
      />
    </>
  );
}
