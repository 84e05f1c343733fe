import type { Listing } from '../../../shared/cars/car.ts';
import { parseShortlist } from '../../../shared/inventory/shortlist.ts';
import type { departments } from '../../../shared/messages/contact-message.ts';
import { carTitle, formatPrice } from '../../../shared/format.ts';

/** All cars for sale, if the URL names one ('?car=27' or '?cars=27,40'); else the browser does not load them. */
export async function loadCarsForSale(query: string): Promise<readonly Listing[]> {
  if (!/[?&]cars?=/.test(query)) return [];
  return (await import('../../../shared/cars/cars-for-sale.ts')).carsForSale;
}

export type Opening = { message: string; department: (typeof departments)[number] };

/** The form's initial values if the URL names cars or an exchange; undefined otherwise. */
export function openingOf(query: string, carsForSale: readonly Listing[]): Opening | undefined {
  const params = new URLSearchParams(query);
  const car = carsForSale.find(({ id }) => id === params.get('car'));
  const cars = car ? [car] : parseShortlist(query, carsForSale);
  const names = cars.map((it) => `${carTitle(it)} (${formatPrice(it.price)})`);
  if (params.get('about') === 'exchange')
    return { message: exchangeMessage(names), department: 'Trade-in Evaluation' };
  const [first, ...others] = names;
  if (first === undefined) return undefined;
  const message =
    others.length === 0
      ? `Is the ${first} still available?`
      : ['Are these cars still available?', first, ...others].join('\n');
  return { message, department: 'Sales Inquiry' };
}

/** The visitor completes the text after each colon. */
function exchangeMessage(wanted: readonly string[]): string {
  const offer =
    wanted.length > 0
      ? `I would like to exchange my car for the ${wanted.join(' or the ')}.`
      : 'I would like to exchange my car.';
  return [offer, 'Make and model: ', 'Year: ', 'Kilometres: ', 'Owner (1st, 2nd, 3rd): '].join('\n');
}
