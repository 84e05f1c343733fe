import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CarDetail } from '../../../../shared/cars/car.ts';
import { formatPrice } from '../../../../shared/format.ts';
import {
  bankDecides,
  chosenFinance,
  defaultFinance,
  downPayments,
  isAmount,
  monthlyCost,
  monthlyLabel,
  terms,
} from '../../../../shared/monthly-cost.ts';
import type { FieldValue } from '../../../before-hydration/served-forms.ts';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { UnfoldingRow } from '../../../cars/unfolding-row.tsx';
import { Facts } from '../../../elements/facts.tsx';
import { Form } from '../../../forms/form.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { changeUrl } from '../../../navigation/change-url.ts';
import { useSite } from '../../../site-context.ts';

/** The monthly cost for a chosen loan, which is in the URL so that it works without scripts and can be shared. */
export function MonthDetails({ car: { id, price } }: { car: CarDetail }) {
  const location = useLocation();
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState({ location, query: location.search });
  // Links, Back and Forward change the URL, too.
  const query = chosen.location === location ? chosen.query : location.search;
  const finance = chosenFinance(query, { ...defaultFinance, ...useSite().finance }, price);
  const cost = monthlyCost(price, finance);
  if (!cost) return null;
  const choose = (fields: readonly FieldValue[]) => {
    const params = new URLSearchParams(query);
    for (const [name, value] of fields) params.set(name, value);
    const next = `?${params}`;
    changeUrl('replaceState', next);
    setChosen({ location, query: next });
  };
  const { downPayment, loan, rate, instalment, interest } = cost;
  // Values in the URL are percentages if they are in the list, and otherwise amounts.
  const valueOf = (share: number) =>
    String(downPayments.some((other) => other === share) ? share : Math.round((price * share) / 100));
  const shares = [...new Set([...downPayments, finance.downPayment])].toSorted((one, other) => one - other);
  return (
    <UnfoldingRow
      icon="indian-rupee"
      line={monthlyLabel(instalment)}
      className="monthly-cost"
      id="month"
      isOpen={/[?&](down|months)=/.test(location.search)}
    >
      <Form
        name="month"
        onEarlyInput={choose}
        className="monthly-cost__form form__pair"
        action={`/car/${id}#month`}
      >
        <SelectField
          label="Down payment"
          name="down"
          value={valueOf(finance.downPayment)}
          options={shares.map((share) => ({
            value: valueOf(share),
            label: `${formatPrice((price * share) / 100)} (${Math.round(share)}%)`,
          }))}
          onChoose={(value) => choose([['down', value]])}
        />
        <label className="field">
          <span className="field__label">Or any amount in ₹</span>
          <input
            className="field__input"
            name="down"
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            onChange={({ target: { value } }) => isAmount(value) && choose([['down', value]])}
          />
        </label>
        <SelectField
          label="Months"
          name="months"
          value={String(finance.months)}
          options={terms.map(String)}
          onChoose={(value) => choose([['months', value]])}
        />
        {!isHydrated && (
          <button className="button button--outline" type="submit">
            Show
          </button>
        )}
      </Form>
      <Facts
        className="monthly-cost__figures"
        aria-live="polite"
        facts={[
          { name: 'A month', text: formatPrice(instalment) },
          { name: 'Down payment', text: formatPrice(downPayment) },
          { name: 'Loan', text: formatPrice(loan) },
          { name: 'Total interest', text: `about ${formatPrice(interest)}` },
        ]}
      />
      <p>{`An example at ${rate}% a year. ${bankDecides}`}</p>
    </UnfoldingRow>
  );
}
