import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { part, terms, textOf } from '../../html.ts';
import { makeApp } from '../../make-app.ts';

const { app } = makeApp({ now: () => new Date('2026-11-22T12:00:00+05:30') });
const page = async (path: string) => (await request(app).get(path).expect(200)).text;
let html = '';
beforeAll(async () => {
  html = await page('/car/1');
});

describe('the cost on GET /car/1', () => {
  it('gives an example of a monthly payment, in its own form', () => {
    const cost = part(html, '<details class="monthly-cost"');
    expect(textOf(part(cost, '<summary'))).toBe('about ₹20,300 a month');
    expect(terms(cost)).toEqual([
      ['A month', '₹20,300'],
      ['Down payment', '₹2,25,000'],
      ['Loan', '₹9,00,000'],
      ['Interest in all', '₹3,18,000'],
    ]);
    expect(part(cost, '<form')).toContain('action="/car/1#month"');
    expect(textOf(cost)).toContain('at 12.5% a year. The bank decides');
    expect(cost).not.toContain(' open=""');
  });

  it('lists what is included, what is not, and the total', () => {
    expect(terms(part(html, '<section class="offer"'))).toEqual([
      ['Warranty', '6 months or 10,000 km, on engine and gearbox'],
      ['Return', 'Within 5 days or 300 km, for the full price'],
      ['RC transfer', 'We hand in Forms 29 and 30 and bring you the RC'],
      ['Second key', 'Where the sheet says one key, we have a second one made'],
      ['Documents', 'RC, insurance, PUC, service book, Form 35 where there was a loan'],
      ['RC transfer fee, not in the price', '₹7,500'],
      ['Insurance, first year, not in the price', '₹9,800'],
      ['To pay in all', '₹11,42,300'],
    ]);
  });
});

describe('GET /car/27?down=…&months=…', () => {
  it('takes down payment and months from the URL; the canonical page stays the car’s', async () => {
    const text = await page('/car/27?down=30&months=48');
    const cost = part(text, '<details class="monthly-cost"');
    expect(cost).toContain(' open=""');
    expect(terms(cost)).toEqual([
      ['A month', '₹10,900'],
      ['Down payment', '₹1,75,500'],
      ['Loan', '₹4,09,500'],
      ['Interest in all', '₹1,13,700'],
    ]);
    expect(text).toContain('<link rel="canonical" href="https://www.utsavmotors.example/car/27"/>');
  });
  it('falls back for an invalid value', async () => {
    const cost = part(await page('/car/27?down=99&months=x'), '<details class="monthly-cost"');
    expect(textOf(part(cost, '<summary'))).toBe('about ₹10,600 a month');
  });
});
