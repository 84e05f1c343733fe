import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { samplePages } from '../../../scripts/sample-pages.ts';
import type { Season } from '../../../shared/site.ts';
import { makeApp } from '../make-app.ts';

const season = { from: '2031-10-10', to: '2031-11-15' };

describe('out of season', () => {
  it.each(samplePages)('$path does not mention it', async ({ path }) => {
    const html = await pageOn('2031-11-16', path, season);
    expect(
      html.replace(/"season":\{.*?\}/, '').match(/[^<>"]*(festive|season|diwali)[^<>"]*/gi) ?? [],
    ).toEqual(['festive']);
    expect(html).toContain('"festive":false');
  });
});

it('the home page is served without its film, and with the greeting hidden until the fireworks play', async () => {
  // WebKit would delay the load event for a film.
  const html = await pageOn('2031-10-20', '/', 'always');
  expect(html).not.toContain('<video');
  expect(html).toMatch(/<div class="fireworks"[^>]* hidden="">/);
});

describe('the hero and the showroom', () => {
  const scenesOf = (html: string) =>
    [...new Set(html.match(/(?<=\/assets\/scenes\/)[a-z-]+-\d+\.\w{8}/g))].toSorted();

  it.each(['/', '/about', '/contact'])(
    '%s has a picture without festive lights out of season',
    async (path) => {
      const festive = scenesOf(await pageOn('2031-10-20', path, season));
      const plain = scenesOf(await pageOn('2031-07-20', path, season));
      const withoutVersion = (names: string[]) => names.map((name) => name.replace(/\.\w{8}$/, ''));
      expect(withoutVersion(plain)).toEqual(withoutVersion(festive));
      expect(plain.length).toBeGreaterThan(2);
      expect(plain.filter((name) => festive.includes(name))).toEqual([]);
    },
  );

  it('have no film and no button for it out of season', async () => {
    expect(await pageOn('2031-10-20', '/', season)).toContain('Play the film');
    expect(await pageOn('2031-07-20', '/', season)).not.toMatch(/the film|<video|\.webm"|\.mp4"/);
  });
});

describe('the season', () => {
  it.each([
    ['2031-10-09', false],
    ['2031-10-10', true],
    ['2031-11-15', true],
    ['2031-11-16', false],
  ])('follows the calendar of India, on %s: %s', async (day, isFestive) => {
    const html = await pageOn(day, '/', season);
    expect(html.includes('Happy Festive Season!')).toBe(isFestive);
  });

  it('ends for a page that a browser cached on its last day', async () => {
    let day = '2031-11-15';
    const now = () => new Date(`${day}T12:00:00+05:30`);
    const { app } = makeApp({ site: { season }, now });
    const cached = await request(app)
      .get('/')
      .expect('Cache-Control', /^public, max-age=0,/)
      .expect(200);
    const revalidate = () =>
      request(app)
        .get('/')
        .set('If-None-Match', cached.headers.etag ?? '');
    expect(cached.text).toContain('Happy Festive Season!');
    await revalidate().expect(304);

    day = '2031-11-16';
    const next = await revalidate().expect(200);
    expect(next.text).not.toContain('Happy Festive Season!');
    expect(next.text).toContain('"festive":false');
  });

  it('never begins if the dealer wants none', async () => {
    expect(await pageOn('2031-10-20', '/', 'never')).not.toContain('Happy Festive Season!');
  });
});

function pageOn(day: string, path: string, season: Season): Promise<string> {
  const now = () => new Date(`${day}T00:30:00+05:30`);
  const { status } = samplePages.find((one) => one.path === path) ?? {};
  return makeApp({ site: { season }, now }).page(path, status);
}
