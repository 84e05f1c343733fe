import { describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { makeApp } from '../make-app.ts';

const { app, log } = makeApp();

const malformed = '/%zz /car/%E0%A4 /%c0%ae%c0%ae /assets/%ff.js /%00 /car/1%0D%0ASet-Cookie:a=b /%7f'.split(
  ' ',
);

describe('a malformed path', () => {
  it.each(malformed)('is answered with 400: %s', async (path) => {
    const response = await ask(app, path);
    expect(response.status).toBe(400);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body.toString()).toBe('Bad Request');
  });

  it('is not logged as an error', () => expect(log.filter(({ level }) => level >= 50)).toEqual([]));
});

describe('a malformed query', () => {
  it.each(['/?%', '/inventory?%ff', '/about?a=%00'])('does not stop the page for %s', async (path) => {
    expect((await ask(app, path)).status).toBe(200);
  });
});

describe('a path outside the public files', () => {
  it.each(['/../package.json', '/assets/..%5c..%5cpackage.json', '/%2e%2e/manifest.json'])(
    'finds nothing at %s',
    async (path) => {
      const response = await ask(app, path);
      expect([400, 403, 404]).toContain(response.status);
      expect(response.body.toString()).not.toMatch(/"dependencies"|"modules": *\{/);
    },
  );
});

describe('a method that is not for reading', () => {
  it.each(['POST', 'OPTIONS', 'PROPFIND'])('is refused: %s', async (method) => {
    for (const path of ['/', '/car/1', '/nowhere', '/About', '/robots.txt', '/healthz', '/assets/icon.svg']) {
      const response = await ask(app, path, { method });
      expect([response.status, response.headers.allow], path).toEqual([405, 'GET, HEAD']);
      expect([response.headers['cache-control'], response.body.toString()]).toEqual([
        'no-store',
        'Method Not Allowed',
      ]);
    }
  });
});

describe('HEAD', () => {
  it.each([
    ['/', 200],
    ['/nowhere', 404],
    ['/About', 301],
    ['/healthz', 200],
    ['/assets/icon.svg', 200],
  ])('answers %s with %d and no body', async (path, status) => {
    const response = await ask(app, path, { method: 'HEAD' });
    expect([response.status, response.body.length]).toEqual([status, 0]);
  });

  it('has the headers of GET', async () => {
    const [head, get] = [await ask(app, '/car/1', { method: 'HEAD' }), await ask(app, '/car/1')];
    for (const name of ['content-type', 'cache-control', 'content-security-policy', 'vary']) {
      expect(head.headers[name], name).toBe(get.headers[name]);
    }
  });
});
