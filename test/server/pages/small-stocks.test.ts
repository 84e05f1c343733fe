import { describe, expect, it } from 'vitest';
import { newDealer } from '../../../scripts/stock/verbs/init-verb.ts';
import { car47 } from '../../scripts/stock/stock-folder.ts';
import { metaOf, textOf, texts, unstyled, values } from '../html.ts';
import { makeApp } from '../make-app.ts';
import { stockOfApp } from '../stock-of-app.ts';

const car = { ...car47, id: '1' };
const sold = { ...car, sold: '2031-10-20' };

describe.each([
  ['no car', [], 0, /^No car for sale at the moment/],
  ['one car', [car], 1, /^One car for sale at the moment/],
  ['two cars', [car, { ...car, id: '2', make: 'Tata', year: 2021 }], 2, /^Browse 2 used cars/],
  ['only a sold car', [sold], 0, /^No car for sale at the moment/],
])('a site with %s', (_what, cars, count, description) => {
  const get = siteOf(cars);

  it('has a home page without empty sections', async () => {
    const home = await get('/');
    expect(texts(home, '.car-card')).toHaveLength(count);
    expect(texts(home, 'h2')).toContain(count > 0 ? 'Featured Vehicles' : 'No car for sale at the moment');
    expect(values(home, 'nav', 'aria-label')).not.toContain('Popular searches');
    expect(textOf(home)).not.toMatch(/Why Choose|festive|Est\. 20/i);
    expect(unstyled(home)).toEqual([]);
    expect(home).not.toMatch(/certified|pre-owned|transparent|inspected/i);
  });

  it('has an inventory without filters', async () => {
    const inventory = await get('/inventory');
    expect(texts(inventory, '.car-card')).toHaveLength(count);
    expect(texts(inventory, 'select')).toEqual([]);
    expect(textOf(inventory)).not.toMatch(/No vehicles found|Premium|1 Cars|\d\+/);
    expect(metaOf(inventory).description).toMatch(description);
    expect(textOf(inventory)).toContain(['Call +91', '1 car', '2 cars'][count]);
  });
});

it('the site of a new dealer says nothing on About but papers, and links to public transport', async () => {
  const get = siteOf([]);
  expect(texts(await get('/about'), 'h2').join()).toBe(
    'Papers and rules,Your next car may be here,Quick Links,Contact,Newsletter',
  );
  const contact = await get('/contact');
  expect(texts(contact, 'a')).toContain('Directions by metro or bus');
  expect(textOf(contact)).not.toMatch(/Metro:|Parking:/);
});

it.each([
  ['2019 Honda City ZX', car],
  ['Sold: 2019 Honda City ZX', sold],
])('the page of the only car has no empty section: %s', async (title, car) => {
  const html = await siteOf([car])('/car/1');
  expect(texts(html, 'h1')).toEqual([title]);
  expect(texts(html, 'h2')).not.toContain('Specifications');
  expect(unstyled(html)).toEqual([]);
});

function siteOf(cars: readonly object[]) {
  return makeApp({}, stockOfApp(cars, newDealer())).page;
}
