import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { badges, cards, elements, links, part, terms, textOf, texts } from '../html.ts';
import { makeApp } from '../make-app.ts';

let html = '';
beforeAll(async () => {
  html = (await request(makeApp().app).get('/').expect(200)).text;
});

describe('GET /', () => {
  it('has a greeting behind its fireworks, hidden until they play', () => {
    expect(html).toMatch(/<div class="fireworks"[^>]* hidden="">/);
    expect(textOf(part(html, '<div class="fireworks__words"'))).toBe(
      'Happy Festive Season! Welcome to Utsav Motors',
    );
  });

  it('has a popup with links to the offers and to the contact page', () => {
    const popup = part(html, '<dialog class="modal festive-popup"');
    expect(texts(popup, 'h2')).toEqual(['Happy Festive Season from Utsav Motors Delhi!']);
    expect(links(popup)).toEqual([
      ['View Offers', '/inventory'],
      ['Contact Us', '/contact'],
    ]);
  });

  it('has a ribbon', () => {
    expect(textOf(part(html, '<p class="ribbon"'))).toBe(
      'Festive Discounts | Complimentary Accessories | Easy Finance | Free Insurance*',
    );
  });

  it('has a hero with the only h1, its text and two links', () => {
    expect(elements(html, 'h1')).toHaveLength(1);
    expect(texts(part(html, '<div class="hero__text"'), 'p')).toEqual([
      'Exclusive festive offers on premium cars this season. Drive home happiness and prosperity today!',
    ]);
    expect(links(part(html, '<div class="button-row"'))).toEqual([
      ['View Festive Offers', '/inventory'],
      ['Contact Us', '/contact'],
    ]);
  });

  it('gives three reasons', () => {
    expect(texts(html, 'h2')[0]).toMatch(/^Why Choose Utsav Motors/);
    expect(texts(part(html, '<ul class="reasons"'), 'h3')).toEqual([
      'Certified Quality',
      'Instant Approval',
      'Festive Offers',
    ]);
  });

  it('features the first three cars of the catalogue, the first one specially', () => {
    expect(texts(html, 'h2')).toContain('Featured Vehicles');
    expect(cards(html).map((card) => [...texts(card, 'h3'), ...badges(card)])).toEqual([
      ['2020 Hyundai Creta SX', 'Festive Special', 'Featured'],
      ['2018 Maruti Suzuki Swift VXI', 'Featured'],
      ['2019 Honda City ZX', 'Featured'],
    ]);
  });

  it('links to all vehicles', () => {
    expect(links(part(html, '<p class="section__more"'))).toEqual([['View All Vehicles', '/inventory']]);
  });
});

describe('a card', () => {
  let card = '';
  beforeAll(() => ([card = ''] = cards(html)));

  it('shows a car’s name, price and mileage', () => {
    expect(texts(card, 'h3')).toEqual(['2020 Hyundai Creta SX']);
    expect(textOf(part(card, '<p class="car-card__price"'))).toBe('₹11,25,000 ₹11,99,000');
    expect(terms(card)).toEqual([
      ['Kilometers', '38,500 km'],
      ['Fuel', 'Petrol'],
      ['Transmission', 'Manual'],
    ]);
  });

  it('has a lazy picture of 400 by 300', () => {
    const [picture] = elements(card, 'img');
    expect(picture?.attributes).toMatchObject({ width: '400', height: '300', loading: 'lazy' });
  });

  it('links to the car’s page, and has a heart', () => {
    expect(links(card)).toEqual([['View Details', '/car/1']]);
    expect(elements(card, 'button')[0]?.attributes['aria-label']).toBe('Add to favorites');
  });
});

it('is served without the film, for which WebKit would delay the load event', () => {
  expect(elements(html, 'video')).toEqual([]);
});
