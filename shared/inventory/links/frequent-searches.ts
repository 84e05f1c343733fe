import { bodies } from '../../cars/car.ts';
import { formatMileage } from '../../format.ts';
import { priceForInstalment, type Finance } from '../../money/monthly-cost.ts';
import type { FilterOptions } from '../filter-options.ts';
import type { InventoryFilters } from '../filters.ts';
import { delhiInWords } from './tags.ts';

export type FrequentSearch = { label: string; wanted: Partial<InventoryFilters> };

const lakh = 100_000;

const automatic: FrequentSearch = { label: 'Automatic', wanted: { transmission: ['Automatic'] } };
const manual: FrequentSearch = { label: 'Manual', wanted: { transmission: ['Manual'] } };
const petrol: FrequentSearch = { label: 'Petrol', wanted: { fuel: ['Petrol'] } };
const diesel: FrequentSearch = { label: 'Diesel', wanted: { fuel: ['Diesel'] } };
const oneOwner: FrequentSearch = { label: 'One owner', wanted: { owner: ['1st'] } };

/** The links on pages without filters. */
export function shortcutSearches(options: FilterOptions): FrequentSearch[] {
  return [upTo(3, options), upTo(6, options, 3), automatic, cng(options), diesel, oneOwner];
}

/** The first row of chips above the list. */
export function rowSearches(options: FilterOptions, thisYear: number): FrequentSearch[] {
  const prices = [upTo(3, options), upTo(6, options)];
  return [...prices, automatic, manual, petrol, cng(options), diesel, inDelhi(thisYear)];
}

/** The chips that the visitor can unfold. */
export function moreSearches(options: FilterOptions, finance: Finance): FrequentSearch[] {
  return [...byEmi(finance, options), oneOwner, ...kilometres(), ...bodyTypes(options), ...seats(options)];
}

/** Includes cars that also run on petrol. */
function cng({ fuel }: FilterOptions): FrequentSearch {
  const kinds = fuel.filter((name) => name.includes('CNG'));
  return { label: 'CNG', wanted: { fuel: kinds.length > 0 ? kinds : ['CNG'] } };
}

/** A compact SUV is also an SUV. */
function bodyTypes({ body }: FilterOptions): FrequentSearch[] {
  return bodies
    .filter((name) => name !== 'Compact SUV')
    .map((name) => ({ label: name, wanted: { body: body.filter((it) => it.includes(name)) } }))
    .filter(({ wanted }) => wanted.body.length > 0);
}

function seats({ seats: numbers }: FilterOptions): FrequentSearch[] {
  return numbers.toSorted().map((number) => ({ label: `${number} seats`, wanted: { seats: [number] } }));
}

function kilometres(): FrequentSearch[] {
  return [30_000, 60_000, 90_000].map((mileage) => ({
    label: `Under ${formatMileage(mileage)}`,
    wanted: { mileage },
  }));
}

function upTo(lakhs: number, { price: [, highest] }: FilterOptions, from = 0): FrequentSearch {
  return {
    label: from > 0 ? `₹${from}–${lakhs} lakh` : `Under ₹${lakhs} lakh`,
    wanted: { price: [from * lakh, Math.min(lakhs * lakh, highest)] },
  };
}

/** A multiple of five, three to seven years ahead. */
function inDelhi(thisYear: number): FrequentSearch {
  const year = Math.ceil((thisYear + 3) / 5) * 5;
  return { label: delhiInWords(year), wanted: { delhi: year } };
}

function byEmi(finance: Finance, { price: [, highest] }: FilterOptions): FrequentSearch[] {
  const price = priceForInstalment(12_000, finance, lakh);
  if (price === undefined) return [];
  return [{ label: 'EMI up to ₹12,000, ₹1 lakh down', wanted: { price: [0, Math.min(price, highest)] } }];
}
