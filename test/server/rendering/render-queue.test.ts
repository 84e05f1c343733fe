import { expect, it } from 'vitest';
import { createRenderQueue } from '../../../server/rendering/render-queue.ts';

it('each render has an iteration of the event loop, first come, first served', async () => {
  const waitForTurn = createRenderQueue();
  const done: string[] = [];
  const render = async (name: string) => {
    await waitForTurn();
    done.push(name);
  };
  const iterations: number[] = [];
  const all = Promise.all(['a', 'b', 'c'].map(render));
  while (done.length < 3) {
    await new Promise(setImmediate);
    iterations.push(done.length);
  }
  await all;
  expect(done).toEqual(['a', 'b', 'c']);
  iterations.forEach((count, index) => expect(count - (iterations[index - 1] ?? 0)).toBeLessThanOrEqual(1));
});
