import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { elements, textOf } from './html.ts';
import { makeApp } from '../make-app.ts';

let html = '';
beforeAll(async () => {
  html = (await request(makeApp().app).get('/inventory').expect(200)).text;
});

describe('GET /inventory', () => {
  it.each([
    'Festive Special Offers - Up to 20% Off on Selected Cars!',
    'Festive Car Collection',
    '34+',
    '34 Premium Cars Available',
    'Exclusive festive offers on all vehicles',
    'Price Range',
    'Reset Filters',
    'Filters (4)',
    'Hide Filters',
    'Clear All',
    'Apply Filters',
  ])('says %j', (text) => expect(textOf(html)).toContain(text));

  it('links every listed car once, also the one that has no page', () => {
    const ids = elements(html, 'a')
      .filter(({ text }) => text === 'View Details')
      .map(({ attributes }) => attributes.href?.replace('/car/', ''));
    expect(ids.join(' ')).toBe(
      '1 2 4 8 10 11 12 13 14 15 18 19 20 23 24 25 26 27 28 29 30 33 34 35 37 38 39 40 41 42 43 44 45 46',
    );
  });

  it('shows every car with a lazy picture of 400 by 300', () => {
    const pictures = elements(html, 'img').map(({ attributes }) => attributes);
    expect(pictures).toHaveLength(34);
    for (const picture of pictures) {
      expect(picture).toMatchObject({ width: '400', height: '300', loading: 'lazy' });
      expect(picture.alt).not.toBe('');
    }
  });

  it('has the first of them preloaded, in the form that the browser will choose', () => {
    const preloads = elements(html, 'link').filter(({ attributes }) => attributes.as === 'image');
    const [source] = elements(html, 'source');
    expect(preloads.map(({ attributes }) => attributes)).toEqual([
      {
        rel: 'preload',
        as: 'image',
        type: 'image/avif',
        imagesrcset: source?.attributes.srcset,
        imagesizes: source?.attributes.sizes,
        fetchpriority: 'high',
      },
    ]);
    expect(source?.attributes.srcset).toContain('/assets/cars/1/1-800.');
  });

  it('shows the dearest and the cheapest car', () => {
    expect(textOf(html)).toContain('2016 Toyota Fortuner 2.8 4x2 ₹13,99,000');
    expect(textOf(html)).toContain('2006 Honda City ZX GXi ₹1,60,000');
  });

  it('gives three cards a festive badge everywhere, three more on wide screens', () => {
    const cards = html.split('<li class="car-card">').slice(1);
    const badges = cards.map((card) => /badge--(everywhere|desktop)/.exec(card)?.[1] ?? 'none');
    expect(badges.slice(0, 8)).toEqual([
      'everywhere',
      'everywhere',
      'everywhere',
      'desktop',
      'desktop',
      'desktop',
      'none',
      'none',
    ]);
  });

  it('has both search boxes', () => {
    const placeholders = elements(html, 'input').map(({ attributes }) => attributes.placeholder);
    expect(placeholders).toContain('Search by make, model, or keyword');
    expect(placeholders).toContain('Search by make or model...');
  });

  it('offers every brand', () => {
    const makes =
      'Chevrolet Datsun Ford Honda Hyundai Kia MG Mahindra Maruti Suzuki Nissan Renault Skoda Tata Toyota Volkswagen';
    const [brands, , , panel] = elements(html, 'select').map(({ text }) => text);
    expect([brands, panel]).toEqual([`All Brands ${makes}`, `All Makes ${makes}`]);
  });

  it('offers the year ranges and the sort orders', () => {
    const [, years, orders] = elements(html, 'select').map(({ text }) => text);
    expect(years).toBe('All Years 2020-2025 2015-2019 2010-2014 2006-2009');
    expect(orders).toBe(
      'Featured Price: Low to High Price: High to Low Year: Newest First Year: Oldest First Mileage: Low to High',
    );
  });

  it('labels the price slider with its quirk', () => {
    const text = textOf(html);
    expect(text).toContain('₹0.00 - ₹13.99Cr');
    expect(text).toContain('0.0L 14.0Cr');
  });

  it('is a plain form without scripts', () => {
    const form = elements(html, 'form').find(({ attributes }) => attributes.role === 'search');
    expect(form?.attributes).toMatchObject({ method: 'get', action: '/inventory' });
    const [plain] = elements(html, 'noscript').filter(({ text }) => text.includes('Show cars'));
    expect(plain?.text).toBe('Lowest price in rupees Highest price in rupees Show cars');
  });
});
