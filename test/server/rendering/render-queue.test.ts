import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createRenderQueue } from '../../../server/rendering/render-queue.ts';
import { portOf } from '../ask.ts';

const names = ['a', 'b', 'c', 'd', 'e', 'f'];
const someMs = 3;

/** Renders six pages. Returns what they did, and how many of them each iteration of the event loop rendered. */
async function renderSix() {
  const waitForTurn = createRenderQueue();
  const done: string[] = [];
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
  return { done, perIteration: perIteration.filter(Boolean) };
}

it('renders one page after another, in order, a few in each iteration of the event loop', async () => {
  const { done, perIteration } = await renderSix();
  expect(done).toEqual(names.flatMap((name) => [`${name} begins`, `${name} ends`]));
  expect(Math.max(...perIteration)).toBeLessThanOrEqual(4);
});

it('ends an iteration sooner after a new connection, because more may be waiting', async () => {
  const server = createServer();
  const arrival = once(server, 'connection');
  const client = connect(await portOf(server), '127.0.0.1');
  onTestFinished(() => void client.destroy());
  await arrival;
  const { perIteration } = await renderSix();
  expect(perIteration[0]).toBeLessThanOrEqual(2);
});
