import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { elements, linksTo, part, terms, texts } from '../../html.ts';
import { makeApp } from '../../make-app.ts';

const { app } = makeApp({ now: () => new Date('2026-11-22T12:00:00+05:30') });
const page = async (path: string) => (await request(app).get(path).expect(200)).text;
let html = '';
beforeAll(async () => {
  html = await page('/car/1');
});

describe('the inspection on GET /car/1', () => {
  it('has a line near the price that links to the inspection sheet, which names each fault and its place', () => {
    expect(linksTo(html, '#inspection')).toEqual(['Inspected on 3 November: 2 faults found']);
    const sheet = part(html, '<section class="panel inspection"');
    expect(texts(part(sheet, '<ol'), 'li')).toEqual([
      'front bumper: repainted, a shade apart in low sun',
      'left rear wheel: kerb mark on the rim, 6 cm',
    ]);
    expect(elements(sheet, 'svg').map(({ attributes }) => attributes['aria-label'])).toEqual([
      'Left side: 2 left rear wheel',
      'Top: 1 front bumper',
    ]);
    expect(terms(sheet)).toContainEqual(['Brakes', 'worn front pads at 5 mm']);
    expect(terms(sheet)).toContainEqual([
      'Tyres, tread',
      'front left 6 mm, front right 6 mm, rear left 6 mm, rear right 6 mm',
    ]);
    expect(terms(sheet)).toContainEqual(['Keys', '2']);
  });
});

describe('GET /car/:id without an inspection', () => {
  it('claims nothing', async () => {
    const text = await page('/car/46');
    expect(text).not.toContain('Inspected on');
    expect(text).not.toContain('Inspection sheet');
  });
  it('says that a car has no warranty', async () => {
    expect(terms(part(await page('/car/43'), '<section class="offer"'))[0]).toEqual([
      'Warranty',
      'None on this car',
    ]);
  });
});
