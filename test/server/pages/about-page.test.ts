import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { elements, links, part, terms, textOf, texts } from '../html.ts';
import { makeApp } from '../make-app.ts';

let html = '';
beforeAll(async () => {
  html = (await request(makeApp().app).get('/about').expect(200)).text;
});

describe('GET /about', () => {
  it('says since when the dealership exists, and its purpose', () => {
    const hero = part(html, '<div class="pictured__words"');
    expect(textOf(hero)).toMatch(/^Est\. 2015 .* For over 10 years/);
    const [title, mission] = [texts(html, 'h2')[0], part(html, '<section class="section about-mission"')];
    expect(title).toBe('Our Mission');
    expect(texts(mission, 'p')[0]).not.toBe('');
  });

  it('has four stats', () => {
    expect(terms(part(html, '<dl class="stats"'))).toEqual([
      ['Happy Customers', '2,500+'],
      ['Vehicles Sold', '5,000+'],
      ['Customer Rating', '4.9/5'],
      ['Awards Won', '15+'],
    ]);
  });

  it('has four values', () => {
    expect(texts(part(html, '<ul class="reasons'), 'h3')).toEqual([
      'Trust & Integrity',
      'Customer First',
      'Quality Excellence',
      '25+ Years Experience',
    ]);
  });

  it('gives ten reasons in order', () => {
    expect(texts(html, 'h2')).toContain('Why Choose Utsav Motors');
    const reasons = texts(part(html, '<ol class="checklist"'), 'li');
    const words = [
      /certified pre-owned cars with warranty/i,
      /history reports/i,
      /detailing and reconditioning/i,
      /financing/i,
      /consultation/i,
      /multi-point inspection/i,
      /transparent pricing with no hidden fees/i,
      /trade-in evaluation/i,
      /extended warranty/i,
      /ongoing support/i,
    ];
    expect(reasons).toEqual(words.map((word) => expect.stringMatching(word) as string));
  });

  it("lists the papers that come with a car, and the dealer's services", () => {
    const papers = part(html, '<section class="section papers" id="papers"');
    expect(texts(papers, 'h2')).toEqual(['Papers and rules']);
    expect(texts(papers, 'dt')).toEqual([
      'Registration certificate (RC)',
      'Form 29, two copies',
      'Form 30, two copies',
      'Form 28 (NOC)',
      'Form 35 and the bank’s NOC',
      'Insurance',
      'PUC certificate',
      'PAN and proof of address',
      'Service book, both keys, challans',
    ]);
    expect(texts(papers, 'li')).toHaveLength(5);
    expect(textOf(papers)).toContain('order of 17 December 2025');
  });

  it('links to the inventory and to the contact page', () => {
    expect(links(part(html, '<section class="closing-call page-hero"'))).toEqual([
      ['View Inventory', '/inventory'],
      ['Contact Us', '/contact'],
    ]);
  });

  it('asks for fuel, year and norm in a plain form', () => {
    const form = part(html, '<form name="delhi"');
    expect(form).toContain('action="/about#delhi-answer"');
    expect(elements(form, 'select').map(({ attributes }) => attributes.name)).toEqual([
      'fuel',
      'year',
      'norm',
    ]);
    expect(form).not.toContain('role="status"');
  });
});

describe('GET /about?fuel=…&year=…&norm=…', () => {
  const answerTo = async (query: string) => {
    const { text } = await request(makeApp({ now: () => new Date('2026-11-22T06:30:00Z') }).app)
      .get(`/about?${query}`)
      .expect(200);
    expect(text).toContain('<link rel="canonical" href="https://www.utsavmotors.example/about"/>');
    const form = part(text, '<form name="delhi"');
    return form.includes('role="status"') ? texts(part(form, '<div class="delhi-form__answers"'), 'p') : [];
  };

  it('says until when the car may be driven, and what to ask', async () => {
    expect(await answerTo('fuel=Petrol&year=2015&norm=BS-IV')).toEqual([
      "Petrol, 2015, BS-IV: No age limit in Delhi NCR before 2030. Counted from a registration in 2015; beyond that, the Supreme Court's order of 17 December 2025 protects BS-IV and newer.",
      'Ask for the registration certificate: its day of registration and its norm decide, not the year alone.',
    ]);
  });
  it('gives both answers for an unknown norm', async () => {
    const answers = await answerTo('fuel=Diesel&year=2015&norm=');
    expect(answers.map((text) => text.split(':')[0])).toEqual([
      'Diesel, 2015, BS-III or older',
      'Diesel, 2015, BS-IV or BS-VI',
      'Ask for the registration certificate',
    ]);
  });
  it.each(['fuel=Steam&year=2015', 'fuel=Petrol&year=1815', 'fuel=Petrol'])(
    'gives no answer to %s',
    async (query) => expect(await answerTo(query)).toEqual([]),
  );
});
