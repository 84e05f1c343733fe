import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { elements, linksTo, textOf } from './html.ts';
import { makeApp } from '../make-app.ts';

let html = '';
beforeAll(async () => {
  html = (await request(makeApp().app).get('/').expect(200)).text;
});

describe('GET /', () => {
  it.each([
    'Festive Discounts | Complimentary Accessories | Easy Finance | Free Insurance*',
    'Exclusive festive offers on premium cars this season. Drive home happiness and prosperity today!',
    'Why Choose Utsav Motors',
    'Certified Quality',
    'Instant Approval',
    'Festive Offers',
    'Featured Vehicles',
    'Happy Festive Season!',
    'Welcome to Utsav Motors',
    'Happy Festive Season from Utsav Motors Delhi!',
  ])('says %j', (text) => expect(textOf(html)).toContain(text));

  it('leads to the inventory and to the contact page', () => {
    expect(linksTo(html, '/inventory')).toEqual(
      expect.arrayContaining(['View Festive Offers', 'View All Vehicles', 'View Offers']),
    );
    expect(linksTo(html, '/contact').filter((text) => text === 'Contact Us').length).toBeGreaterThanOrEqual(
      2,
    );
  });

  it('shows the first three cars of the catalogue, each marked as featured', () => {
    const cards = html.split('<li class="car-card">').slice(1);
    const titles = cards.map((card) => elements(card, 'h3')[0]?.text);
    expect(titles).toEqual(['2020 Hyundai Creta SX', '2018 Maruti Suzuki Swift VXI', '2019 Honda City ZX']);
    for (const card of cards) {
      expect(elements(card, 'b').map(({ text }) => text)).toContain('Featured');
    }
  });

  it('gives the first of them alone a festive badge', () => {
    const cards = html.split('<li class="car-card">').slice(1);
    expect(cards.map((card) => textOf(card).includes('Festive Special'))).toEqual([true, false, false]);
  });

  it('shows on a card what the car is', () => {
    const [, card = ''] = html.split('<li class="car-card">');
    expect(textOf(card)).toContain(
      '2020 Hyundai Creta SX ₹11,25,000 ₹11,99,000 Kilometers 38,500 km Fuel Petrol Transmission Manual View Details',
    );
    expect(elements(card, 'img')[0]?.attributes).toMatchObject({
      width: '400',
      height: '300',
      loading: 'lazy',
    });
    expect(linksTo(card, '/car/1')).toEqual(['View Details']);
    expect(elements(card, 'button')[0]?.attributes['aria-label']).toBe('Add to favorites');
  });

  it('hides the intro until it plays', () => {
    expect(html).toMatch(/<div class="fireworks"[^>]* hidden="">/);
  });

  it('has one main heading', () => expect(elements(html, 'h1')).toHaveLength(1));
});
