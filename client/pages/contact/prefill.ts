import type { Stock } from '../../../shared/inventory/create-stock.ts';
import { shortlistHref } from '../../../shared/inventory/inventory-hrefs.ts';
import { parseShortlist } from '../../../shared/inventory/shortlist.ts';
import { carQuestion, carWithPrice, linkTo } from '../../../shared/messages/car-questions.ts';
import type { departments } from '../../../shared/messages/contact-message.ts';

export type Prefill = { message: string; department: (typeof departments)[number] };

/** Undefined unless the URL names cars ('?car=27' or '?cars=27,40') or an exchange. */
export function prefillOf(query: string, { forSale }: Stock, origin: string): Prefill | undefined {
  if (query === '') return undefined;
  const params = new URLSearchParams(query);
  const car = forSale.find(({ id }) => id === params.get('car'));
  const cars = car ? [car] : parseShortlist(query, forSale);
  const [first, ...others] = cars;
  const isOne = others.length === 0;
  const link = first && isOne ? linkTo(first, origin) : origin + shortlistHref(cars.map(({ id }) => id));
  if (params.get('about') === 'exchange')
    return { message: exchangeMessage(cars.map(carWithPrice), link), department: 'Trade-in Evaluation' };
  if (!first) return undefined;
  const message = isOne
    ? carQuestion(first, origin)
    : ['Are these cars still available?', ...cars.map(carWithPrice), link].join('\n');
  return { message, department: 'Sales Inquiry' };
}

function exchangeMessage(wanted: readonly string[], link: string): string {
  const offer =
    wanted.length > 0
      ? `I would like to exchange my car for the ${wanted.join(' or the ')}. ${link}`
      : 'I would like to exchange my car.';
  return [offer, 'Make and model: ', 'Year: ', 'Kilometres: ', 'Owner (1st, 2nd, 3rd): '].join('\n');
}
