import type { Listing } from '../../../shared/cars/car.ts';
import { parseShortlist } from '../../../shared/inventory/shortlist.ts';
import { carWithPrice } from '../../../shared/messages/car-questions.ts';
import type { departments } from '../../../shared/messages/contact-message.ts';

/** The form's initial values. */
export type Prefill = { message: string; department: (typeof departments)[number] };

/** Undefined unless the URL names cars ('?car=27' or '?cars=27,40') or an exchange. */
export function prefillOf(query: string, forSale: readonly Listing[]): Prefill | undefined {
  const params = new URLSearchParams(query);
  const car = forSale.find(({ id }) => id === params.get('car'));
  const cars = car ? [car] : parseShortlist(query, forSale);
  const names = cars.map(carWithPrice);
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
