import { describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { makeApp } from '../make-app.ts';

describe('a file that does not exist', () => {
  it.each(['/assets/start-0badcafe.js', '/assets/cars/999/1-400.avif', '/assets/', '/assets/scenes'])(
    'is a short plain 404 without caching, logged as no unknown path: %s',
    async (path) => {
      const { app, log } = makeApp();
      const { status, headers, body } = await ask(app, path, { headers: { 'Accept-Encoding': 'br' } });
      expect([status, body.toString()]).toEqual([404, 'Not Found']);
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-encoding']).toBeUndefined();
      expect(log.map(({ msg }) => msg)).toEqual(['request']);
    },
  );
});
