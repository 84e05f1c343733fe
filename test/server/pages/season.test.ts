import { describe, expect, it } from 'vitest';
import type { Season } from '../../../shared/dealer/site.ts';
import { samplePages } from '../../sample-pages/sample-pages.ts';
import { elements, texts } from '../html.ts';
import { makeApp } from '../make-app.ts';

const season = { from: '2031-10-10', to: '2031-11-15' };
let today = '';
const now = () => new Date(`${today}T00:30:00+05:30`);
const { page } = makeApp({ site: { season }, now });

function pageOn(day: string, path: string, status = 200): Promise<string> {
  today = day;
  return page(path, status);
}

describe('out of season', () => {
  it.each(samplePages)('$path does not mention it', async ({ path, status }) => {
    const html = await pageOn('2031-11-16', path, status);
    const words = html.replace(/"season":\{.*?\}/, '').match(/[^<>"]*(festive|season|diwali)[^<>"]*/gi);
    expect(words ?? []).toEqual(['festive']);
    expect(html).toContain('"festive":false');
  });

  it.each(['/', '/about'])('%s has its picture without festive lights', async (path) => {
    const scenesOn = async (day: string) =>
      (await pageOn(day, path)).match(/(?<=\/assets\/scenes\/)[a-z-]+-\d+\.\w{8}/g)?.map(String) ?? [];
    const [festive, plain] = [await scenesOn('2031-10-20'), await scenesOn('2031-07-20')];
    const names = (scenes: string[]) => new Set(scenes.map((scene) => scene.replace(/\..*/, '')));
    expect(names(plain)).toEqual(names(festive));
    expect(plain.length).toBeGreaterThan(2);
    expect(plain.filter((scene) => festive.includes(scene))).toEqual([]);
  });

  it('the hero has no film', async () => {
    expect(await pageOn('2031-07-20', '/')).not.toMatch(/the film|\.webm"|\.mp4"/);
  });
});

it('the home page is served without its film, and hides the greeting until the fireworks play', async () => {
  // WebKit would delay the load event for a film.
  const html = await pageOn('2031-10-20', '/');
  expect(html).not.toContain('<video');
  expect(elements(html, '.fireworks[hidden]')).toHaveLength(1);
});

it.each<[Season, day: string, title: string]>([
  [season, '2031-10-09', 'Our Car Collection'],
  [season, '2031-10-10', 'Festive Car Collection'],
  [season, '2031-11-15', 'Festive Car Collection'],
  [season, '2031-11-16', 'Our Car Collection'],
  ['never', '2031-10-20', 'Our Car Collection'],
])('the season $0 follows the calendar of India: on $1 it is $2', async (season, day, title) => {
  today = day;
  const html = await makeApp({ site: { season }, now }).page('/inventory?make=Kia');
  expect(texts(html, 'h1')).toEqual([title]);
});
