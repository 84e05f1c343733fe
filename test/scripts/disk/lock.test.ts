import { spawn, spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { withLock } from '../../../scripts/disk/lock.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

let folder = '';
let lock = '';
beforeEach(() => {
  folder = temporaryFolder();
  lock = join(folder, 'lock');
});

describe('a lock', () => {
  it('admits one process at a time', async () => {
    // Each process adds one to the number in the file five times.
    const file = join(folder, 'count');
    writeFileSync(file, '0');
    const script = `
      import { readFileSync, writeFileSync } from 'node:fs';
      import { setTimeout as wait } from 'node:timers/promises';
      import { withLock } from './scripts/disk/lock.ts';
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

  it('says which process it waits for, and what to do if that no longer runs', async () => {
    const said: unknown[] = [];
    const write = vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(text) > 0);
    onTestFinished(() => write.mockRestore());
    const person = new EventEmitter();
    const first = withLock(lock, 'import stock.csv', () => once(person, 'answer'));
    const second = withLock(lock, 'sell 47', () => 'sold');
    await expect.poll(() => said).toHaveLength(1);
    person.emit('answer');
    expect([await second, await first]).toEqual(['sold', []]);
    expect(said).toEqual([
      `Waiting for 'import stock.csv' (process ${process.pid} on ${hostname()}). If it no longer runs, delete ${lock}\n`,
    ]);
  });

  it('is taken over from a dead process', async () => {
    const dead = spawnSync(process.execPath, ['--version']).pid;
    expect(await withLock(lock, 'sell 46', (isAfterKilled) => isAfterKilled)).toBe(false);
    writeFileSync(join(lock, [dead, hostname(), 'dead', 'import'].join('~')), '');
    expect(await withLock(lock, 'sell 47', (isAfterKilled) => isAfterKilled)).toBe(true);
    expect(readdirSync(lock)).toEqual([]);
  });
});
