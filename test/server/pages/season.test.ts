import request from 'supertest';
import { describe, expect, it } from 'vitest';
import type { Season } from '../../../shared/site.ts';
import { makeApp } from '../make-app.ts';

const pages = ['/', '/inventory', '/car/1', '/about', '/contact', '/unknown'];

describe('outside the season', () => {
  it.each(pages)('%s says nothing of it', async (path) => {
    const html = await pageOn('2031-11-16', path, { from: '2031-10-10', to: '2031-11-15' });
    expect(
      html.replace(/"season":\{.*?\}/, '').match(/[^<>"]*(festive|season|diwali)[^<>"]*/gi) ?? [],
    ).toEqual(['festive']);
    expect(html).toContain('"festive":false');
  });
});

describe('the season', () => {
  it.each([
    ['2031-10-09', false],
    ['2031-10-10', true],
    ['2031-11-15', true],
    ['2031-11-16', false],
  ])('by the calendar of India, on %s: %s', async (day, isFestive) => {
    const html = await pageOn(day, '/', { from: '2031-10-10', to: '2031-11-15' });
    expect(html.includes('Happy Festive Season!')).toBe(isFestive);
  });

  it('never comes where the dealer wants none', async () => {
    expect(await pageOn('2031-10-20', '/', 'never')).not.toContain('Happy Festive Season!');
  });
});

async function pageOn(day: string, path: string, season: Season): Promise<string> {
  const now = () => new Date(`${day}T00:30:00+05:30`);
  return (await request(makeApp({ site: { season }, now }).app).get(path)).text;
}
