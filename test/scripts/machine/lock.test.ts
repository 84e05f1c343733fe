import { spawn, spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname, uptime } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
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
        await withLock(${JSON.stringify(lock)}, 'count', async () => {
          const count = Number(readFileSync(${JSON.stringify(file)}, 'utf8'));
          await wait(5);
          writeFileSync(${JSON.stringify(file)}, String(count + 1));
        });
      }`;
    const command = ['--import', 'tsx', '--input-type=module', '--eval', script];
    const counting = [1, 2, 3].map(() => spawn(process.execPath, command, { stdio: 'inherit' }));
    await Promise.all(counting.map((child) => once(child, 'exit')));
    expect(readFileSync(file, 'utf8')).toBe('15');
    expect(readdirSync(lock)).toEqual([]);
  });

  it('says for whom it waits, and what to do, whatever the clock is set to meanwhile', async () => {
    const said: unknown[] = [];
    const write = vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(text) > 0);
    onTestFinished(() => write.mockRestore());
    const person = new EventEmitter();
    const first = withLock(lock, 'import stock.csv', () => once(person, 'answer'));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 365 * 86_400_000 });
    onTestFinished(() => void vi.useRealTimers());
    const second = withLock(lock, 'sell 47', () => 'sold');
    await expect.poll(() => said).toHaveLength(1);
    person.emit('answer');
    expect([await second, await first]).toEqual(['sold', []]);
    expect(said).toEqual([
      `Waiting for 'import stock.csv' (process ${process.pid} on ${hostname()}). If it no longer runs, delete ${lock}\n`,
    ]);
  });

  const dead = spawnSync(process.execPath, ['--version']).pid;
  it.each([
    ['a dead process', [uptime(), dead, hostname(), 'dead', 'import']],
    ['a process of before the last boot', [uptime() + 3600, process.pid, hostname(), 'old', 'import']],
  ])('is taken over from %s', async (_what, claim) => {
    expect(await withLock(lock, 'sell 46', (isAfterKilled) => isAfterKilled)).toBe(false);
    writeFileSync(join(lock, claim.join('~')), '');
    expect(await withLock(lock, 'sell 47', (isAfterKilled) => isAfterKilled)).toBe(true);
    expect(readdirSync(lock)).toEqual([]);
  });
});
