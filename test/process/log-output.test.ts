import { spawnSync } from 'node:child_process';
import { openSync, closeSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startInstance, type Instance } from './instance.ts';

async function askOften({ origin }: Instance, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    expect(await (await fetch(`${origin}/healthz`)).text()).toBe('alive\n');
  }
}

describe('the log', () => {
  it('may fill the disk: every request is answered and the exit is clean', async () => {
    const full = openSync('/dev/full', 'w');
    const instance = await startInstance({ stdout: full });
    closeSync(full);
    await askOften(instance, 300);
    expect(await instance.end()).toEqual({ code: 0, signal: null });
    expect(instance.log()).toBe('');
  });

  it.each([
    ['a closed pipe', 'destroy'],
    ['a pipe without a reader', 'pause'],
  ] as const)('may go into %s: every request is answered and the exit is clean', async (_what, end) => {
    const instance = await startInstance();
    instance.child.stdout?.[end]();
    await askOften(instance, 300);
    instance.child.stdout?.resume();
    expect(await instance.end()).toEqual({ code: 0, signal: null });
  });

  it('keeps at most 4 MiB for a slow reader', () => {
    const flood = `import { createLog } from './server/observability/log.ts';
      const { log } = createLog('info');
      for (let line = 0; line < 100_000; line += 1) log.info('a hundred characters or so'.padEnd(100));`;
    const args = ['--import', 'tsx', '--input-type=module', '--eval', flood];
    const { stdout } = spawnSync(process.execPath, args, { maxBuffer: Infinity });
    expect(stdout.length / 1024 ** 2).toBeGreaterThan(3.9);
    expect(stdout.length / 1024 ** 2).toBeLessThan(4.5);
  });
});
