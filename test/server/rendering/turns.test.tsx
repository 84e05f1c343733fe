import { renderToPipeableStream } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createTurns } from '../../../server/rendering/turns.ts';

const turn = () => new Promise(setImmediate);

/** Pages by name, each taking React two milliseconds to render. */
function makeTurns() {
  let nowMs = 0;
  const done: string[] = [];
  const inTurn = createTurns(() => nowMs);
  const Page = ({ name }: { name: string }) => {
    done.push(name);
    nowMs += 2;
    return <p>{name}</p>;
  };
  const add = (...names: string[]) => {
    for (const name of names) inTurn(() => void renderToPipeableStream(<Page name={name} />));
  };
  return { done, add };
}

describe('turns', () => {
  it('run four milliseconds of renders each, first come, first served', async () => {
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

  it('start again after a pause', async () => {
    const { done, add } = makeTurns();
    add('a');
    await turn();
    await turn();
    add('b');
    await turn();
    expect(done).toEqual(['a', 'b']);
  });
});
