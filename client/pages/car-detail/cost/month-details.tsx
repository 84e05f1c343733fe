import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CarDetail } from '../../../../shared/cars/car.ts';
import { formatPrice } from '../../../../shared/format.ts';
import { chosenKilometres, dailyKilometres, fuelCosts } from '../../../../shared/fuel-cost.ts';
import {
  chosenFinance,
  defaultFinance,
  emiLabel,
  loanTerms,
  monthlyCost,
  noLoan,
} from '../../../../shared/monthly-cost.ts';
import type { FieldValue } from '../../../before-hydration/served-forms.ts';
import { useHydrated } from '../../../browser/use-hydrated.ts';
import { UnfoldingRow } from '../../../cars/unfolding-row.tsx';
import { Form } from '../../../forms/form.tsx';
import { SelectField } from '../../../forms/select-field.tsx';
import { changeUrl } from '../../../navigation/history-entries.ts';
import { useSite, useTexts, useToday } from '../../../site-context.ts';
import { LoanFields } from './loan-fields.tsx';
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
