import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { carTitle } from '../../../shared/format.ts';
import { createStock } from '../../../shared/inventory/create-stock.ts';
import { filterCars } from '../../../shared/inventory/filters.ts';
import { parseInventoryQuery } from '../../../shared/inventory/query.ts';
import { makeCar } from '../../make-car.ts';
import { randomQueries } from '../../shared/inventory/random-queries.ts';
import { elements, texts, values } from '../html.ts';
import { makeApp } from '../make-app.ts';

const listed = [
  makeCar({ id: '1', body: 'Sedan', seats: '5' }),
  makeCar({ id: '2', make: 'Maruti Suzuki', model: 'Swift, VXI', year: 2017, price: 520_000, fuel: 'CNG' }),
  makeCar({ id: '3', make: 'Tata', model: 'Tigor', year: 2015, price: 345_000, owner: '2nd' }),
  makeCar({ id: '4', make: 'Kia', model: 'Carens', year: 2021, price: 1_399_000, transmission: 'Automatic' }),
].map((car) => ({ body: 'MPV', seats: '7', ...car }) as const);
const soldOut = { make: ['Lexus'], fuel: ['Diesel'], transmission: [] };
const stock = createStock({ listed, unlisted: [], soldOut }, new Map());
const { get } = makeApp({ stock });
const read = (query: string) => parseInventoryQuery(query, stock.options);

/** What the form would send without JavaScript, and what its selects show. Without a selected option, it is the first. */
function plainForm(html: string) {
  const sent = new URLSearchParams();
  const shown = new Map<string, string>();
  for (const field of parse(html).querySelectorAll('form[name=filters] :is(input, select)')) {
    const name = field.getAttribute('name') ?? '';
    const option = field.querySelector('option[selected]') ?? field.querySelector('option');
    sent.append(name, (option ?? field).getAttribute('value') ?? '');
    if (option) shown.set(name, option.text);
  }
  return { sent, shown };
}

it('any query filters the list, and the form shows and sends the same filters, or what the visitor selects instead', async () => {
  await fc.assert(
    fc.asyncProperty(randomQueries(stock.options), async (query) => {
      const choice = { ...read(query), page: 1 };
      // A shortlist replaces the list and the form.
      fc.pre(!choice.shortlist);
      const { make, year } = choice.filters;
      const html = (await get(`/inventory${query}`)).body.toString();
      const matching = filterCars(listed, choice.filters).map(carTitle);
      // A page that is not there has no cards.
      if (read(query).page === 1) expect(texts(html, '.car-grid:not(.car-grid--three) h3')).toEqual(matching);

      const { sent, shown } = plainForm(html);
      // The form has a price, but no down payment.
      const kept = { ...choice, filters: { ...choice.filters, downPayment: 0 } };
      expect(read(sent.toString())).toEqual(kept);
      expect(shown.get('make')).toBe(make.join(', ') || 'All Brands');
      const isNarrowed = year.join() !== stock.options.year.join();
      const years = year[0] === year[1] ? `${year[0]}` : year.join('-');
      expect(shown.get('year')).toBe(isNarrowed ? years : 'All Years');

      for (const [name, value] of [
        ['make', ''],
        ['make', 'Tata'],
        ['year', ''],
        ['year', '2015-2019'],
      ] as const) {
        // The select is the first field of its name.
        const changed = [...sent].with([...sent.keys()].indexOf(name), [name, value]);
        const { filters } = read(new URLSearchParams(changed).toString());
        expect(filters[name]).toEqual(read(`${name}=${value}`).filters[name]);
      }
    }),
    {
      // With a fixed seed, only a change of the code can make the test fail.
      seed: 60,
      numRuns: 150,
      examples: [
        ['?make=Tata,Honda'],
        ['?make=Lexus'],
        ['?year=&make=Honda&year=2016-2018'],
        ['?seats=7&maxKm=60000'],
      ],
    },
  );
});

it('the search on the home page is a form that leads to the inventory', async () => {
  const html = await makeApp().page('/');
  const [form] = elements(html, 'main form[role=search]');
  expect(form?.attributes).toMatchObject({ method: 'get', action: '/inventory#results' });
  expect(values(html, 'main form[role=search] input', 'name')).toEqual(['search']);
});
