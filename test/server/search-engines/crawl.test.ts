import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { canonicalsOf, combinedLinks, values } from '../html.ts';
import { makeApp } from '../make-app.ts';
import { host, sitemapPages } from '../routes/sitemap-pages.ts';

const mostUrls = 200;

const { app, page } = makeApp();
const robots = await page('/robots.txt');

const crawled = new Map<string, { status: number; text: string }>();
const paths = new Set(sitemapPages.keys());
for (const path of paths) {
  if (crawled.size === mostUrls) break;
  const answer = await request(app).get(path);
  crawled.set(path, answer);
  for (const linked of linksOf(answer.text)) if (mayCrawl(robots, linked)) paths.add(linked);
}

describe('a crawler that obeys robots.txt', () => {
  it('finds a limited number of URLs', () => {
    expect(crawled.size).toBeLessThan(mostUrls);
  });

  it('finds no missing page, and no copy of a page except lists with one filter and questions about a car', () => {
    const statuses = [...crawled].filter(([, { status }]) => status !== 200);
    expect(statuses.map(([path, { status }]) => [path, status])).toEqual([['/car/34', 404]]);
    for (const [path, { text }] of crawled) {
      const [canonical = ''] = canonicalsOf(text);
      if (canonical !== host + path) {
        expect(path).toMatch(/^\/inventory\?\w+=[^&,]*$|^\/contact\?about=exchange|^\/about\?fuel=/);
        expect(canonical).toBe(host + path.replace(/\?.*/, ''));
      }
    }
  });

  it('may follow every link, except those to lists with more than one filter', () => {
    const combined = [...crawled.values()].flatMap(({ text }) => combinedLinks(text).map(({ href }) => href));
    expect(combined.length).toBeGreaterThan(100);
    expect(combined.filter((path) => mayCrawl(robots, path))).toEqual([]);
    const others = [...crawled.values()].flatMap(({ text }) => linksOf(text, ':not([rel=nofollow])'));
    expect(others.filter((path) => !mayCrawl(robots, path))).toEqual([]);
  });
});

it.each([
  ['/inventory?make=Tata&page=2', true],
  ['/inventory?page=2', true],
  ['/inventory?cars=27', true],
  ['/assets/icon.svg?a=1&b=2,3', true],
  ['/inventory?make=Tata&fuel=Petrol&page=2', false],
  ['/inventory?make=Tata&page=2&fuel=Petrol', false],
  ['/inventory?page=2&make=Tata', false],
  ['/inventory?fuel=Petrol,Diesel', false],
  ['/inventory?fuel=Petrol%2CDiesel&page=2', false],
  ['/inventory?cars=27,40', false],
])('robots.txt on %s: %s', (path, isAllowed) => {
  expect(mayCrawl(robots, path)).toBe(isAllowed);
  expect(mayCrawl(robots, path, 'facebookexternalhit'), 'a preview').toBe(true);
});

function linksOf(html: string, kind = ''): string[] {
  return values(html, `a[href]${kind}, link[rel=next], link[rel=prev]`, 'href')
    .filter((href = '') => /^\/(?!assets\/)/.test(href))
    .map((href = '') => href.replace(/#.*/, ''));
}

/** Whether robots.txt allows a crawler to request a path: https://www.rfc-editor.org/rfc/rfc9309#section-2.2 */
function mayCrawl(robots: string, path: string, agent = '*'): boolean {
  const groups = robots.split(/\n\n/);
  const ours = groups.find((group) => group.split('\n').includes(`User-agent: ${agent}`)) ?? '';
  const rules = [...ours.matchAll(/^(Allow|Disallow): (.*)$/gm)].map(([, verb, pattern = '']) => ({
    verb,
    pattern,
  }));
  const matching = rules.filter(({ pattern }) => expressionOf(pattern).test(path));
  const [decisive] = matching.sort(
    (one, other) =>
      other.pattern.length - one.pattern.length ||
      Number(one.verb === 'Disallow') - Number(other.verb === 'Disallow'),
  );
  return decisive?.verb !== 'Disallow';
}

/** In a rule, `*` matches any characters. */
function expressionOf(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}`);
}
