import type { Listing } from '../../../../shared/cars/car.ts';
import { insuranceLine } from '../../../../shared/cars/insurance.ts';
import type { Offer } from '../../../../shared/cars/offer-schema.ts';
import { offerTerms } from '../../../../shared/cars/offer.ts';
import type { Site } from '../../../../shared/dealer/site.ts';
import { delhiOnCard } from '../../../../shared/delhi/delhi-line.ts';
import { delhiRules } from '../../../../shared/delhi/delhi-rules.ts';
import { formatMileage, formatPrice } from '../../../../shared/format.ts';
import { dayInWords } from '../../../../shared/hours/day-in-words.ts';
import type { InspectionSummary } from '../../../../shared/inspection/inspection.ts';
import type { Stock } from '../../../../shared/inventory/create-stock.ts';
import { bankDecides, defaultFinance, usualEmi } from '../../../../shared/money/monthly-cost.ts';

export type ComparedFact = {
  name: string;
  values: readonly (string | undefined)[];
  /** The best car's index, and what makes it the best. */
  best?: { word: string; place: number } | undefined;
  note?: string;
};

type Sources = Pick<Site, 'finance'> &
  Pick<Stock, 'records' | 'hasInspections'> & { offer: Offer | undefined; today: string };

/** The facts that differ, and those that all cars share. */
export function comparedFacts(
  cars: readonly Listing[],
  { finance, records, hasInspections, offer, today }: Sources,
) {
  const { downPayment, months, rate } = { ...defaultFinance, ...finance };
  const fact = (name: string, of: (car: Listing) => string | undefined) => ({ name, values: cars.map(of) });
  const ofSheet = (name: string, of: (sheet: InspectionSummary) => string | undefined) =>
    fact(name, ({ inspected }) => {
      if (inspected) return of(inspected);
      return hasInspections ? 'Not inspected yet' : undefined;
    });
  const termsOf = ({ id, price }: Listing) => {
    const record = records.get(id);
    return record && offerTerms({ ...offer, ...record.offer }, { ...record, price }, today);
  };
  const facts: ComparedFact[] = [
    {
      ...fact('Price', ({ price }) => formatPrice(price)),
      best: bestOf(cars, 'Lowest', ({ price }) => -price),
    },
    {
      ...fact('EMI', (car) => {
        const emi = usualEmi(car, finance, today);
        return emi === undefined ? undefined : `about ${formatPrice(emi)}`;
      }),
      note: `EMI example: ${downPayment}% down, ${months} months at ${rate}% a year. ${bankDecides}`,
    },
    { ...fact('Year', ({ year }) => String(year)), best: bestOf(cars, 'Newest', ({ year }) => year) },
    {
      ...fact('Kilometers', ({ mileage }) => formatMileage(mileage)),
      best: bestOf(cars, 'Fewest', ({ mileage }) => -mileage),
    },
    fact('Fuel', ({ fuel }) => fuel),
    fact('Transmission', ({ transmission }) => transmission),
    fact('Owner', ({ owner }) => owner),
    ofSheet('Inspected', ({ day }) => dayInWords(day, today)),
    {
      ...ofSheet('Faults found', ({ faults }) => String(faults)),
      best: bestOf(cars, 'Fewest', ({ inspected }) => inspected && -inspected.faults),
    },
    ofSheet('Accident', ({ accident }) => accident),
    fact('In Delhi NCR', (car) => delhiOnCard(car, new Date(today), delhiRules).replace(/^Delhi:? /, '')),
    fact('Mileage', ({ economy }) => economy),
    fact('Boot', ({ boot }) => boot),
    fact('Airbags', ({ features = [] }) => features.find((feature) => /airbag/i.test(feature))),
    fact('Insurance', ({ insurance }) => insurance && insuranceLine(insurance, today)),
    fact('Warranty', (car) => termsOf(car)?.lines.find(({ name }) => name === 'Warranty')?.text),
    {
      ...fact('Total to pay', (car) => {
        const total = termsOf(car)?.toPayInAll;
        return total === undefined ? undefined : formatPrice(total);
      }),
      note: 'The total includes the RC transfer, and a year of insurance for a car that is not insured now.',
    },
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
