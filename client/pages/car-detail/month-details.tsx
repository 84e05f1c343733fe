import { formatPrice } from '../../../shared/format.ts';
import { bankDecides, defaultFinance, monthlyCost, monthlyLabel } from '../../../shared/monthly-cost.ts';
import { useSite } from '../../site-context.ts';

/** An example of what a car costs a month; nothing where the dealer has set no rate. */
export function MonthDetails({ price }: { price: number }) {
  const finance = { ...defaultFinance, ...useSite().finance };
  const cost = monthlyCost(price, finance);
  if (!cost) return null;
  const { downPayment, loan, rate, instalments, least } = cost;
  return (
    <details className="monthly-cost">
      <summary className="monthly-cost__label">{monthlyLabel(least)}</summary>
      <table className="monthly-cost__table">
        <caption>
          {`${finance.downPayment}% down (${formatPrice(downPayment)}), a loan of ${formatPrice(loan)}`}
        </caption>
        <thead>
          <tr>
            <th scope="col">Months</th>
            <th scope="col">A month</th>
          </tr>
        </thead>
        <tbody>
          {instalments.map(({ months, rupees }) => (
            <tr key={months}>
              <th scope="row">{months}</th>
              <td>{formatPrice(rupees)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{`An example at ${rate}% a year. ${bankDecides}`}</p>
    </details>
  );
}
