import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { withLock } from '../../../scripts/machine/lock.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

let folder = '';
let lock = '';
beforeEach(() => {
  folder = temporaryFolder();
  lock = join(folder, 'lock');
});

describe('a lock', () => {
  it('admits one process at a time', async () => {
    // Each adds one to the number in the file, as two commands change one car.
    const file = join(folder, 'count');
    writeFileSync(file, '0');
    const script = `
      import { readFileSync, writeFileSync } from 'node:fs';
      import { setTimeout as wait } from 'node:timers/promises';
      import { withLock } from './scripts/machine/lock.ts';
      for (let turn = 0; turn < 5; turn += 1) {
        await withLock(${JSON.stringify(lock)}, { command: 'count' }, async () => {
          const count = Number(readFileSync(${JSON.stringify(file)}, 'utf8'));
          await wait(5);
          writeFileSync(${JSON.stringify(file)}, String(count + 1));
        });
      }`;
    const counting = Array.from({ length: 3 }, () =>
      spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
        stdio: 'inherit',
      }),
    );
    const codes = await Promise.all(
      counting.map(async (child) => ((await once(child, 'exit')) as [number])[0]),
    );
    expect(codes).toEqual([0, 0, 0]);
    expect(readFileSync(file, 'utf8')).toBe('15');
    expect(readdirSync(lock)).toEqual([]);
  });

  it('names its holder, the time, and what to do', async () => {
    await withLock(lock, { command: 'import stock.csv' }, async () => {
      await expect(withLock(lock, { command: 'sell 47', patienceMs: 0 }, () => 'sold')).rejects.toThrow(
        new RegExp(
          `^'import stock.csv' is running since .+ \\(process ${process.pid} on .+\\)\\. Wait until it ends`,
        ),
      );
    });
    expect(await withLock(lock, { command: 'sell 47' }, () => 'sold')).toBe('sold');
  });

  it('is taken over from a dead process', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    await withLock(lock, { command: 'make the folder' }, () => undefined);
    const dead = [Date.now(), pid, hostname(), 'dead'].join('~');
    writeFileSync(join(lock, dead), 'import');
    writeFileSync(join(lock, 'of-an-earlier-version.json'), '');
    expect(await withLock(lock, { command: 'sell 47', patienceMs: 0 }, () => 'sold')).toBe('sold');
    expect(readdirSync(lock)).toEqual([]);
  });

  it('is taken over from a process of before the last boot', async () => {
    await withLock(lock, { command: 'make the folder' }, () => undefined);
    const lastYear = Date.now() - 365 * 86_400_000;
    writeFileSync(join(lock, [lastYear, process.pid, hostname(), 'old'].join('~')), 'import');
    expect(await withLock(lock, { command: 'sell 47', patienceMs: 0 }, () => 'sold')).toBe('sold');
  });

  it('is released when the guarded function fails', async () => {
    const failing = withLock(lock, { command: 'sell 47' }, () => {
      throw new Error('no such car');
    });
    await expect(failing).rejects.toThrow('no such car');
    expect(readdirSync(lock)).toEqual([]);
  });
});
