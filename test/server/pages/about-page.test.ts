import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { elements, part, texts } from '../html.ts';
import { makeApp } from '../make-app.ts';

let html = '';
beforeAll(async () => {
  html = (await request(makeApp().app).get('/about').expect(200)).text;
});

describe('GET /about', () => {
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
