import { describe, expect, it } from 'vitest';
import { createTurns } from '../../server/turns.ts';

const turn = () => new Promise(setImmediate);

describe('turns', () => {
  it('run one job a turn, first come, first served', async () => {
    const inTurn = createTurns();
    const done: number[] = [];
    for (const job of [1, 2, 3]) inTurn(() => done.push(job));
    expect(done).toEqual([]);
    await turn();
    expect(done).toEqual([1]);
    await turn();
    expect(done).toEqual([1, 2]);
    inTurn(() => done.push(4));
    await turn();
    await turn();
    expect(done).toEqual([1, 2, 3, 4]);
  });

  it('begin anew after a rest', async () => {
    const inTurn = createTurns();
    const done: number[] = [];
    inTurn(() => done.push(1));
    await turn();
    await turn();
    inTurn(() => done.push(2));
    await turn();
    expect(done).toEqual([1, 2]);
  });
});
