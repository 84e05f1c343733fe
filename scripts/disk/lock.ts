import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Admits one process at a time; the others say which one they wait for. The lock is a folder. Each process that wants
 * it writes a file there, and holds the lock if it sees no other file. Two that arrive together see each other and
 * retry.
 * @param command shown to processes that wait: 'import stock.csv'
 * @param run receives true if a process was killed while it held the lock
 */
export async function withLock<Result>(
  folder: string,
  command: string,
  run: (isAfterKilled: boolean) => Result | Promise<Result>,
): Promise<Result> {
  // All data is in the file's name, so a partly written file cannot be read.
  const safeCommand = command.replace(/[^\p{L}\p{M}\p{N} .=-]/gu, '_').slice(0, 40);
  const claim = [process.pid, hostname(), randomUUID(), safeCommand].join('~');
  for (let isTold = false; ; isTold = true) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, claim), '');
    try {
      const others = readdirSync(folder).filter((name) => name !== claim);
      const holder = others.find(isAlive);
      if (holder === undefined) {
        for (const dead of others) rmSync(join(folder, dead), { force: true });
        return await run(others.length > 0);
      }
      const [pid, host, , name] = holder.split('~');
      const who = `'${name}' (process ${pid} on ${host})`;
      if (!isTold) process.stderr.write(`Waiting for ${who}. If it no longer runs, delete ${folder}\n`);
    } finally {
      rmSync(join(folder, claim), { force: true });
    }
    await wait(10 + Math.random() * 90);
  }
}

/** A process of another machine cannot be checked, so it counts as alive. */
function isAlive(claim: string): boolean {
  const [pid, host] = claim.split('~');
  if (host !== hostname()) return true;
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
