import type { Listing } from '../../../../shared/cars/car.ts';
import { delhiLine } from '../../../../shared/delhi/delhi-line.ts';
import { delhiRules } from '../../../../shared/delhi/delhi-rules.ts';
import { formatMileage, formatPrice } from '../../../../shared/format.ts';
import { defaultFinance, monthlyCost } from '../../../../shared/monthly-cost.ts';
import type { Site } from '../../../../shared/site.ts';

type ComparedFact = { name: string; values: (string | undefined)[] };

/** What the cars are compared by; without what is known of none. */
export function comparedFacts(
  cars: readonly Listing[],
  finance: Site['finance'],
  today: Date,
): ComparedFact[] {
  const facts: Record<string, (car: Listing) => string | undefined> = {
    Price: ({ price }) => formatPrice(price),
    'A month': ({ price }) => {
      const cost = monthlyCost(price, { ...defaultFinance, ...finance });
      return cost && `about ${formatPrice(cost.least)}`;
    },
    Year: ({ year }) => String(year),
    Kilometers: ({ mileage }) => formatMileage(mileage),
    Fuel: ({ fuel }) => fuel,
    Transmission: ({ transmission }) => transmission,
    Owner: ({ owner }) => owner,
    'In Delhi NCR': (car) => delhiLine(car, today, delhiRules).sentence,
    Economy: ({ economy }) => economy,
    Boot: ({ boot }) => boot,
  };
  return Object.entries(facts)
    .map(([name, of]) => ({ name, values: cars.map(of) }))
    .filter(({ values }) => values.some(Boolean));
}
