import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { elements, linksTo, textOf } from './html.ts';
import { makeApp } from '../make-app.ts';

let html = '';
beforeAll(async () => {
  html = (await request(makeApp().app).get('/about').expect(200)).text;
});

describe('GET /about', () => {
  it.each([
    'Est. 2015',
    'For over 10 years',
    'Our Mission',
    'Happy Customers 2,500+',
    'Vehicles Sold 5,000+',
    'Customer Rating 4.9/5',
    'Awards Won 15+',
    'Trust & Integrity',
    'Customer First',
    'Quality Excellence',
    '25+ Years Experience',
    'Why Choose',
  ])('says %j', (text) => expect(textOf(html)).toContain(text));

  it('gives ten reasons', () => {
    const [list] = elements(html, 'ol');
    const reasons = elements(/<ol.*?<\/ol>/s.exec(html)?.[0] ?? '', 'li').map(({ text }) =>
      text.toLowerCase(),
    );
    expect(reasons).toHaveLength(10);
    const words = [
      'certified pre-owned cars with warranty',
      'history reports',
      'detailing and reconditioning',
      'financing',
      'consultation',
      'multi-point inspection',
      'transparent pricing with no hidden fees',
      'trade-in evaluation',
      'extended warranty',
      'ongoing support',
    ];
    for (const [index, word] of words.entries()) expect(reasons[index]).toContain(word);
    expect(list?.text).not.toBe('');
  });

  it('leads on', () => {
    expect(linksTo(html, '/inventory')).toContain('View Inventory');
    expect(linksTo(html, '/contact')).toContain('Contact Us');
  });
});
