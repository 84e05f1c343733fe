import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { links, part, terms, textOf, texts } from '../html.ts';
import { makeApp } from '../make-app.ts';

let html = '';
beforeAll(async () => {
  html = (await request(makeApp().app).get('/about').expect(200)).text;
});

describe('GET /about', () => {
  it('says since when, and what for', () => {
    const hero = part(html, '<div class="about-hero__words"');
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

  it('gives ten reasons to choose it, in order', () => {
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

  it('lists the papers that come with a car, and what the dealer does', () => {
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

  it('leads on to the inventory and to the contact page', () => {
    expect(links(part(html, '<section class="closing-call"'))).toEqual([
      ['View Inventory', '/inventory'],
      ['Contact Us', '/contact'],
    ]);
  });
});
