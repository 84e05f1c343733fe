import { expect, it } from 'vitest';
import { makeApp } from '../make-app.ts';

it.each([
  ['/service-worker.js', { 'service-worker': 'script' }, 200, 'text/javascript; charset=utf-8', true],
  ['/service-worker.js', {}, 404, 'text/html; charset=utf-8', true],
  ['/about', { 'service-worker': 'script' }, 200, 'text/html; charset=utf-8', false],
])(
  '%s with %j is answered with %i, and caches know whether it varies',
  async (path, given, status, type, varies) => {
    const answer = await makeApp().get(path, given);
    expect([answer.status, answer.headers['content-type']]).toEqual([status, type]);
    expect(String(answer.headers.vary).includes('Service-Worker')).toBe(varies);
  },
);
