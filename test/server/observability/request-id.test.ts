import { describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { makeApp } from '../make-app.ts';

const made = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

async function nameOf(given?: string | string[]): Promise<unknown> {
  const headers = given === undefined ? {} : { 'X-Request-Id': given };
  return (await ask(makeApp().app, '/healthz', { headers })).headers['x-request-id'];
}

describe('the request id', () => {
  it.each(['12345678', 'A_b-'.repeat(16)])('is the proxy’s if it is well formed: %s', async (given) =>
    expect(await nameOf(given)).toBe(given),
  );

  it.each([undefined, '1234567', 'a'.repeat(65), '"},{"level":60'])(
    'is generated otherwise: %s',
    async (given) => expect(await nameOf(given)).toMatch(made),
  );

  it('is different each time', async () => expect(await nameOf()).not.toBe(await nameOf()));

  it('is in each of the request’s log lines', async () => {
    const { app, log } = makeApp();
    await ask(app, '/nowhere', { headers: { 'X-Request-Id': 'from-the-proxy' } });
    await expect.poll(() => log).toHaveLength(2);
    expect(log.map(({ msg, requestId }) => [msg, requestId])).toEqual([
      ['unknown path', 'from-the-proxy'],
      ['request', 'from-the-proxy'],
    ]);
  });
});
