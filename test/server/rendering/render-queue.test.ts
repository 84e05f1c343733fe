import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createRenderQueue } from '../../../server/rendering/render-queue.ts';

const someMs = 3;

it('renders one after the other, first come, first served, and lets connections in between', async () => {
  const waitForTurn = createRenderQueue();
  const done: string[] = [];
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const all = Promise.all(
    names.map(async (name) => {
      await waitForTurn();
      done.push(`${name} begins`);
      // React renders in a microtask.
      await Promise.resolve();
      const end = performance.now() + someMs;
      while (performance.now() < end);
      done.push(`${name} ends`);
    }),
  );
  const perIteration: number[] = [];
  while (done.length < 2 * names.length) {
    const before = done.length;
    await setImmediate();
    perIteration.push((done.length - before) / 2);
  }
  await all;
  expect(done).toEqual(names.flatMap((name) => [`${name} begins`, `${name} ends`]));
  expect(Math.max(...perIteration)).toBeLessThanOrEqual(2);
});

it('gives a turn again after it had nothing to do', async () => {
  const waitForTurn = createRenderQueue();
  await waitForTurn();
  await setImmediate();
  await expect(waitForTurn()).resolves.toBeUndefined();
});
