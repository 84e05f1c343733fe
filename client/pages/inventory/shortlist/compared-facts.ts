import type { Listing } from '../../../../shared/cars/car.ts';
import { delhiOnCard } from '../../../../shared/delhi/delhi-line.ts';
import { delhiRules } from '../../../../shared/delhi/delhi-rules.ts';
import { formatMileage, formatPrice } from '../../../../shared/format.ts';
import { dayInWords } from '../../../../shared/hours/day-in-words.ts';
import { bankDecides, defaultFinance, monthlyCost } from '../../../../shared/monthly-cost.ts';
import type { Site } from '../../../../shared/site.ts';

export type ComparedFact = {
  name: string;
  values: readonly (string | undefined)[];
  /** The best car's index, and what makes it the best. */
  best?: { word: string; place: number } | undefined;
  note?: string;
};

/** The facts that differ, and those that all cars share. */
export function comparedFacts(cars: readonly Listing[], { finance: own }: Site, today: string) {
  const finance = { ...defaultFinance, ...own };
  const { downPayment, months, rate } = finance;
  const fact = (name: string, of: (car: Listing) => string | undefined) => ({ name, values: cars.map(of) });
  const facts: ComparedFact[] = [
    {
      ...fact('Price', ({ price }) => formatPrice(price)),
      best: bestOf(cars, 'Lowest', ({ price }) => -price),
    },
    {
      ...fact('A month', ({ price }) => {
        const cost = monthlyCost(price, finance);
        return cost && `about ${formatPrice(cost.instalment)}`;
      }),
      note: `A month is an example: ${downPayment}% down, ${months} months, ${rate}% a year. ${bankDecides}`,
    },
    { ...fact('Year', ({ year }) => String(year)), best: bestOf(cars, 'Newest', ({ year }) => year) },
    {
      ...fact('Kilometers', ({ mileage }) => formatMileage(mileage)),
      best: bestOf(cars, 'Fewest', ({ mileage }) => -mileage),
    },
    fact('Fuel', ({ fuel }) => fuel),
    fact('Transmission', ({ transmission }) => transmission),
    fact('Owner', ({ owner }) => owner),
    fact('Inspected', ({ inspected }) => inspected && dayInWords(inspected.day, today)),
    {
      ...fact('Faults found', ({ inspected }) => inspected && String(inspected.faults)),
      best: bestOf(cars, 'Fewest', ({ inspected }) => inspected && -inspected.faults),
    },
    fact('Accident', ({ inspected }) => inspected?.accident),
    fact('In Delhi NCR', (car) => delhiOnCard(car, new Date(today), delhiRules).replace(/^Delhi:? /, '')),
    fact('Economy', ({ economy }) => economy),
    fact('Boot', ({ boot }) => boot),
  ];
  const known = facts.filter(({ values }) => values.some(Boolean));
  // A single car has nothing to compare.
  const isSame = ({ values }: ComparedFact) => cars.length > 1 && new Set(values).size === 1;
  return { differing: known.filter((it) => !isSame(it)), same: known.filter(isSame) };
}

/** Finds the car with the highest score; undefined if several have it or a car has no score. */
function bestOf<Car>(cars: readonly Car[], word: string, score: (car: Car) => number | undefined) {
  const scores = cars.map((car) => score(car) ?? NaN);
  const highest = Math.max(...scores);
  const place = scores.indexOf(highest);
  const isAlone = cars.length > 1 && place >= 0 && place === scores.lastIndexOf(highest);
  return isAlone ? { word, place } : undefined;
}
