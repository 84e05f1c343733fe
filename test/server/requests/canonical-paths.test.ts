import { expect, it } from 'vitest';
import { makeApp } from '../make-app.ts';

const { get } = makeApp();

it.each([
  ['/inventory/', '/inventory'],
  ['/About', '/about'],
  ['//about', '/about'],
  ['///CONTACT///', '/contact'],
  ['//', '/'],
  ['/Car/46', '/car/46'],
  ['/CAR/', '/car'],
  ['/car/%31', '/car/1'],
  ['/car/27//', '/car/27'],
  ['/car//', '/car'],
  ['/inventory/?make=Honda&search=a%20b', '/inventory?make=Honda&search=a%20b'],
  ['/About?next=//evil.example', '/about?next=//evil.example'],
  ['/sitemap.xml/', '/sitemap.xml'],
  ['/Sitemap.XML', '/sitemap.xml'],
  ['//robots.txt', '/robots.txt'],
  ['/site.webmanifest/', '/site.webmanifest'],
])('another spelling of a path, %s, is redirected to %s permanently, in one step', async (path, target) => {
  const { status, headers } = await get(path);
  expect([status, headers.location, headers['cache-control']]).toEqual([301, target, 'public, max-age=3600']);
  expect((await get(target)).status).toBe(200);
});

it('a path that looks like another host is not redirected', async () => {
  for (const path of ['//evil.example', '/\\evil.example', '/%2F%2Fevil.example/', '/%5Cevil.example']) {
    const { status, headers } = await get(path);
    expect([status, headers.location], path).toEqual([404, undefined]);
  }
});
