import { formatPrice } from '../../../../shared/format.ts';
import { dayInWords } from '../../../../shared/hours/day-in-words.ts';
import type { FuelCost } from '../../../../shared/money/fuel-cost.ts';
import { bankDecides, type MonthlyCost } from '../../../../shared/money/monthly-cost.ts';
import { Facts } from '../../../elements/facts.tsx';
import { useSite, useTexts } from '../../../site-context.ts';

type MonthFiguresProps = {
  /** Undefined if no bank lends on the car. */
  cost: MonthlyCost | undefined;
  fuels: readonly FuelCost[];
  economy: string | undefined;
};

export function MonthFigures({ cost, fuels, economy }: MonthFiguresProps) {
  const { fuelPrices, payment } = useTexts();
  const { finance } = useSite();
  const facts = [
    ...(cost ? loanFacts(cost) : []),
    ...fuels.map(({ name, rupees }) => ({ name: `${name} per month`, text: `about ${formatPrice(rupees)}` })),
  ];
  const prices = fuels.map(({ name, price }) => `${name} ${price}`).join(', ');
  return (
    <>
      {facts.length > 0 && <Facts className="monthly-cost__figures" aria-live="polite" facts={facts} />}
      {cost && <p>{`An example at ${cost.rate}% a year. ${bankDecides}`}</p>}
      {cost && payment?.loanPapers && <p>{`Papers for the loan: ${payment.loanPapers}.`}</p>}
      {!cost && finance && <p>Banks want a loan to end before the car is older than 12 years.</p>}
      {fuelPrices && prices && (
        <p>
          {`Fuel for 30 days at ${economy}; in traffic, a car uses more. Prices of ${dayInWords(fuelPrices.day)}: ${prices}.`}
        </p>
      )}
    </>
  );
}

function loanFacts({ instalment, downPayment, loan, interest }: MonthlyCost) {
  return [
    { name: 'EMI', text: `about ${formatPrice(instalment)}` },
    { name: 'Down payment', text: formatPrice(downPayment) },
    { name: 'Loan', text: formatPrice(loan) },
    { name: 'Total interest', text: `about ${formatPrice(interest)}` },
  ];
}
