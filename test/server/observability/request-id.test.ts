import { expect, it } from 'vitest';
import { makeApp } from '../make-app.ts';

const { get } = makeApp();
const generated = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const idOf = async (given?: string) =>
  (await get('/healthz', given === undefined ? {} : { 'X-Request-Id': given })).headers['x-request-id'];

it('the request id is the proxy’s if it is well formed', async () => {
  for (const given of ['12345678', 'A_b-'.repeat(16)]) expect(await idOf(given)).toBe(given);
});

it('the request id is otherwise generated, and unique', async () => {
  const forged = [undefined, undefined, '1234567', 'a'.repeat(65), '"},{"level":60'];
  const ids = new Set<unknown>();
  for (const given of forged) ids.add(await idOf(given));
  expect([...ids]).toEqual(forged.map(() => expect.stringMatching(generated) as string));
});
