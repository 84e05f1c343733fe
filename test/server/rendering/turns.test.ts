import { describe, expect, it } from 'vitest';
import { createTurns } from '../../../server/rendering/turns.ts';

const turn = () => new Promise(setImmediate);

/** Jobs by name, each of which takes one millisecond in a microtask, as React's renders do. */
function makeTurns() {
  let nowMs = 0;
  const done: string[] = [];
  const inTurn = createTurns(() => nowMs);
  const add = (...names: string[]) => {
    for (const name of names) {
      inTurn(() =>
        queueMicrotask(() => {
          done.push(name);
          nowMs += 1;
        }),
      );
    }
  };
  return { done, add };
}

describe('turns', () => {
  it('take two milliseconds, first come, first served', async () => {
    const { done, add } = makeTurns();
    add('a', 'b', 'c', 'd', 'e');
    expect(done).toEqual([]);
    await turn();
    expect(done).toEqual(['a', 'b']);
    add('f');
    await turn();
    expect(done).toEqual(['a', 'b', 'c', 'd']);
    await turn();
    expect(done).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('begin anew after a rest', async () => {
    const { done, add } = makeTurns();
    add('a');
    await turn();
    await turn();
    add('b');
    await turn();
    expect(done).toEqual(['a', 'b']);
  });
});
