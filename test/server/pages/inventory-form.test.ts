import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { carTitle } from '../../../shared/format.ts';
import { createStock } from '../../../shared/inventory/create-stock.ts';
import { matches, searchedCars } from '../../../shared/inventory/filters.ts';
import { parseInventoryQuery } from '../../../shared/inventory/query.ts';
import { makeCar } from '../../make-car.ts';
import { elements, texts, values } from '../html.ts';
import { makeApp } from '../make-app.ts';

const listed = [
  makeCar({ id: '1', body: 'Sedan', seats: '5' }),
  makeCar({ id: '2', make: 'Maruti Suzuki', model: 'Swift, VXI', year: 2017, price: 520_000, fuel: 'CNG' }),
  makeCar({ id: '3', make: 'Tata', model: 'Tigor', year: 2015, price: 345_000, owner: '2nd' }),
  makeCar({ id: '4', make: 'Kia', model: 'Carens', year: 2021, price: 1_399_000, transmission: 'Automatic' }),
].map((car) => ({ body: 'MPV', seats: '7', ...car }) as const);
const stock = createStock({ listed, unlisted: [] }, new Map());
const { page } = makeApp({ stock });
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

it.each([
  ['', 'All Brands', 'All Years'],
  ['?make=Tata,Honda', 'Honda, Tata', 'All Years'],
  ['?year=&make=Honda&year=2016-2018', 'Honda', '2016-2018'],
  ['?make=Kia&make=Nissan&year=2017-2017', 'Kia', '2017'],
  // No car of this shortlist is in the stock.
  ['?seats=7&maxKm=60000&body=MPV&owner=1st&cars=99', 'All Brands', 'All Years'],
  ['?model=Swift%2C+VXI&fuel=CNG&transmission=Manual', 'All Brands', 'All Years'],
  ['?search=ti&minPrice=300000&maxPrice=600000&sort=price-low', 'All Brands', 'All Years'],
  ['?maxPrice=630000&delhi=2030&year=soon', 'All Brands', 'All Years'],
])('the list and the plain form have the filters of %j', async (query, brand, years) => {
  const html = await page(`/inventory${query}`);
  const choice = read(query);
  const { filters } = choice;
  const found = searchedCars(listed, filters.search, { quirks: 'keep' });
  const matching = found.filter(matches(filters)).map(carTitle);
  expect(texts(html, '.car-grid:not(.car-grid--three) h3')).toEqual(matching);
  const { sent, shown } = plainForm(html);
  expect(read(sent.toString())).toEqual(choice);
  expect([shown.get('make'), shown.get('year')]).toEqual([brand, years]);
  for (const [name, value] of [
    ['make', ''],
    ['make', 'Tata'],
    ['year', ''],
    ['year', '2015-2019'],
  ] as const) {
    // The visitor changes a select, which is the first field of its name.
    const changed = [...sent].with([...sent.keys()].indexOf(name), [name, value]);
    const { filters } = read(new URLSearchParams(changed).toString());
    expect(filters[name]).toEqual(read(`${name}=${value}`).filters[name]);
  }
});

it('the search on the home page is a form that leads to the inventory', async () => {
  const html = await makeApp().page('/');
  const [form] = elements(html, 'main form[role=search]');
  expect(form?.attributes).toMatchObject({ method: 'get', action: '/inventory#results' });
  expect(values(html, 'main form[role=search] input', 'name')).toEqual(['search']);
});
