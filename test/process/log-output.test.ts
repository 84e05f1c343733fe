import { openSync, closeSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startInstance } from './instance.ts';
import type { Instance } from './instance.ts';

async function askOften({ origin }: Instance, count: number): Promise<Set<number>> {
  const statuses = new Set<number>();
  for (let index = 0; index < count; index += 1) {
    const response = await fetch(`${origin}/healthz`);
    await response.arrayBuffer();
    statuses.add(response.status);
  }
  return statuses;
}

describe('the log', () => {
  it('on a full disk: every request is answered and the exit is clean', async () => {
    const full = openSync('/dev/full', 'w');
    const instance = await startInstance({ stdio: ['ignore', full, 'pipe'] });
    closeSync(full);
    expect(await askOften(instance, 300)).toEqual(new Set([200]));
    expect(await instance.end()).toEqual({ code: 0, signal: null });
    expect(instance.log()).toBe('');
  });

  it('into a closed pipe: every request is answered and the exit is clean', async () => {
    const instance = await startInstance();
    instance.child.stdout?.destroy();
    expect(await askOften(instance, 300)).toEqual(new Set([200]));
    expect(await instance.end()).toEqual({ code: 0, signal: null });
  });

  it('into a pipe without a reader: every request is answered and memory stays low', async () => {
    const instance = await startInstance();
    instance.child.stdout?.pause();
    const before = await instance.memory();
    expect(await askOften(instance, 1_500)).toEqual(new Set([200]));
    expect((await instance.memory()) - before).toBeLessThan(80);
    instance.child.stdout?.resume();
    expect(await instance.end()).toEqual({ code: 0, signal: null });
  });
});
