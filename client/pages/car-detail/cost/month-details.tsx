import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CarDetail } from '../../../../shared/cars/car.ts';
import { formatPrice } from '../../../../shared/format.ts';
import { chosenKilometres, dailyKilometres, fuelCosts } from '../../../../shared/money/fuel-cost.ts';
import {
  chosenFinance,
  defaultFinance,
  downPayments,
  emiLabel,
  isAmount,
  loanTerms,
  monthlyCost,
  noLoan,
  type Finance,
} from '../../../../shared/money/monthly-cost.ts';
import { useHydrated } from '../../../before-hydration/hydration-boundary.tsx';
import type { FieldValue } from '../../../before-hydration/served-forms.ts';
import { UnfoldingRow } from '../../../cars/unfolding-row.tsx';
import { Form } from '../../../forms/form.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { changeUrl } from '../../../navigation/history-entries.ts';
import { useSite, useTexts, useToday } from '../../../site-context.ts';
import { MonthFigures } from './month-figures.tsx';

/** The choice is in the URL, so that it works without scripts and can be shared. */
export function MonthDetails({ car: { id, price, year, fuel, specs } }: { car: CarDetail }) {
  const { query, choose, served } = useChosenQuery();
  const isHydrated = useHydrated();
  const kilometres = chosenKilometres(query);
  const fuels = fuelCosts({ fuel, economy: specs.mileage }, useTexts().fuelPrices, kilometres);
  const months = loanTerms(year, useToday());
  const usual = { ...defaultFinance, ...useSite().finance };
  const finance = chosenFinance(query, usual, { price, months });
  const cost = finance && monthlyCost(price, finance);
  const [line] = [
    ...(cost ? [emiLabel(cost.instalment)] : []),
    ...(usual.rate === undefined ? [] : [noLoan]),
    ...fuels.map(({ name, rupees }) => `${name} about ${formatPrice(rupees)} a month`),
  ];
  if (line === undefined) return null;
  return (
    <UnfoldingRow
      icon="indian-rupee"
      line={line}
      className="monthly-cost"
      id="month"
      isOpen={/[?&](down|months|km)=/.test(served)}
    >
      {(cost ?? fuels.length > 0) && (
        <Form
          name="month"
          onEarlyInput={choose}
          className="monthly-cost__form form__pair"
          action={`/car/${id}#month`}
        >
          {cost && <LoanFields price={price} finance={finance} months={months} onChoose={choose} />}
          {fuels.length > 0 && (
            <SelectField
              label="Km per day"
              name="km"
              value={String(kilometres)}
              options={dailyKilometres.map(String)}
              onChoose={(value) => choose([['km', value]])}
            />
          )}
          {!isHydrated && (
            <button className="button button--outline" type="submit">
              Show
            </button>
          )}
        </Form>
      )}
      <MonthFigures cost={cost} fuels={fuels} economy={specs.mileage} />
    </UnfoldingRow>
  );
}

type LoanFieldsProps = {
  price: number;
  finance: Finance;
  months: readonly number[];
  onChoose: (fields: readonly FieldValue[]) => void;
};

function LoanFields({ price, finance, months, onChoose }: LoanFieldsProps) {
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

function useChosenQuery() {
  const location = useLocation();
  const [chosen, setChosen] = useState({ location, query: location.search });
  // Links, Back and Forward change the URL, too.
  const query = chosen.location === location ? chosen.query : location.search;
  const choose = (fields: readonly FieldValue[]) => {
    const params = new URLSearchParams(query);
    for (const [name, value] of fields) params.set(name, value);
    const next = `?${params}`;
    changeUrl('replaceState', next);
    setChosen({ location, query: next });
  };
  return { query, choose, served: location.search };
}
