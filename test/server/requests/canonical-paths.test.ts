import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { makeApp } from '../make-app.ts';

const { app } = makeApp();

describe('GET another spelling of a path', () => {
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
  ])('redirects %s to %s permanently, in one step', async (path, target) => {
    const response = await ask(app, path);
    expect(response.status).toBe(301);
    expect(response.headers.location).toBe(target);
    expect(response.headers['cache-control']).toBe('public, max-age=3600');
    expect((await request(app).get(target)).status).toBe(200);
  });
});

describe('GET a path that looks like another host', () => {
  it.each(['//evil.example', '/\\evil.example', '/%2F%2Fevil.example/', '/%5Cevil.example'])(
    'does not redirect %s',
    async (path) => {
      const { status, headers } = await ask(app, path);
      expect([status, headers.location]).toEqual([404, undefined]);
    },
  );
});
