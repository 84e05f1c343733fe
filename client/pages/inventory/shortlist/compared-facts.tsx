import type { ReactNode } from 'react';
import type { Listing } from '../../../../shared/cars/car.ts';
import { dayInWords } from '../../../../shared/messages/drive-days.ts';
import { formatMileage, formatPrice } from '../../../../shared/format.ts';
import { bankDecides, defaultFinance, monthlyCost } from '../../../../shared/monthly-cost.ts';
import type { Site } from '../../../../shared/site.ts';
import { DelhiNote } from '../../../cars/delhi-note.tsx';

type ComparedFact = {
  name: string;
  values: ReactNode[];
  /** What the values rest on. */
  note?: string;
};

/** What the cars are compared by; without what is known of none. */
export function comparedFacts(
  cars: readonly Listing[],
  { finance: own }: Site,
  today: string,
): ComparedFact[] {
  const finance = { ...defaultFinance, ...own };
  const { downPayment, months, rate } = finance;
  const fact = (name: string, of: (car: Listing) => ReactNode) => ({ name, values: cars.map(of) });
  const facts: ComparedFact[] = [
    fact('Price', ({ price }) => formatPrice(price)),
    {
      ...fact('A month', ({ price }) => {
        const cost = monthlyCost(price, finance);
        return cost && `about ${formatPrice(cost.instalment)}`;
      }),
      note: `An example: ${downPayment}% down, ${months} months, ${rate}% a year. ${bankDecides}`,
    },
    fact('Year', ({ year }) => year),
    fact('Kilometers', ({ mileage }) => formatMileage(mileage)),
    fact('Fuel', ({ fuel }) => fuel),
    fact('Transmission', ({ transmission }) => transmission),
    fact('Owner', ({ owner }) => owner),
    fact('Inspected', ({ inspected }) => inspected && dayInWords(inspected.day, today)),
    fact('Faults named', ({ inspected }) => inspected && String(inspected.faults)),
    fact('Accident', ({ inspected }) => inspected?.accident),
    fact('In Delhi NCR', (car) => <DelhiNote car={car} />),
    fact('Economy', ({ economy }) => economy),
    fact('Boot', ({ boot }) => boot),
  ];
  return facts.filter(({ values }) => values.some(Boolean));
}
