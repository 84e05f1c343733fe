import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CarDetail } from '../../../../shared/cars/car.ts';
import { formatPrice } from '../../../../shared/format.ts';
import {
  bankDecides,
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
import { Facts } from '../../../elements/facts.tsx';
import { Form } from '../../../forms/form.tsx';
import { changeUrl } from '../../../navigation/change-url.ts';
import { useSite, useToday } from '../../../site-context.ts';
import { LoanFields } from './loan-fields.tsx';

/** The monthly cost for a chosen loan, which is in the URL so that it works without scripts and can be shared. */
export function MonthDetails({ car: { id, price, year } }: { car: CarDetail }) {
  const location = useLocation();
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState({ location, query: location.search });
  // Links, Back and Forward change the URL, too.
  const query = chosen.location === location ? chosen.query : location.search;
  const months = loanTerms(year, useToday());
  const usual = { ...defaultFinance, ...useSite().finance };
  if (usual.rate === undefined) return null;
  const finance = months.length > 0 ? chosenFinance(query, usual, { price, months }) : undefined;
  const cost = finance && monthlyCost(price, finance);
  const choose = (fields: readonly FieldValue[]) => {
    const params = new URLSearchParams(query);
    for (const [name, value] of fields) params.set(name, value);
    const next = `?${params}`;
    changeUrl('replaceState', next);
    setChosen({ location, query: next });
  };
  return (
    <UnfoldingRow
      icon="indian-rupee"
      line={cost ? emiLabel(cost.instalment) : noLoan}
      className="monthly-cost"
      id="month"
      isOpen={/[?&](down|months)=/.test(location.search)}
    >
      {finance && cost ? (
        <>
          <Form
            name="month"
            onEarlyInput={choose}
            className="monthly-cost__form form__pair"
            action={`/car/${id}#month`}
          >
            <LoanFields price={price} finance={finance} months={months} onChoose={choose} />
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
              { name: 'EMI', text: `about ${formatPrice(cost.instalment)}` },
              { name: 'Down payment', text: formatPrice(cost.downPayment) },
              { name: 'Loan', text: formatPrice(cost.loan) },
              { name: 'Total interest', text: `about ${formatPrice(cost.interest)}` },
            ]}
          />
          <p>{`An example at ${cost.rate}% a year. ${bankDecides}`}</p>
        </>
      ) : (
        <p>Banks want a loan to end before the car is older than 12 years.</p>
      )}
    </UnfoldingRow>
  );
}
