import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, uptime } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Runs one process at a time; another one says for whom it waits. A lock is a folder with a file for each process that
 * wants it: a process holds the lock once it has written its file and sees no other. Two that arrive together see each
 * other, and both retry.
 * @param command names the holder to other processes: 'import stock.csv'
 * @param run its argument is true if a process was killed while it held the lock
 */
export async function withLock<Result>(
  folder: string,
  command: string,
  run: (isAfterKilled: boolean) => Result | Promise<Result>,
): Promise<Result> {
  // Its name says all that others have to know, so it is never seen half-written.
  const safeCommand = command.replace(/[^\p{L}\p{M}\p{N} .=-]/gu, '_').slice(0, 40);
  const claim = [uptime(), process.pid, hostname(), randomUUID(), safeCommand].join('~');
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
      const [, pid, host, , name] = holder.split('~');
      const who = `'${name}' (process ${pid} on ${host})`;
      if (!isTold) process.stderr.write(`Waiting for ${who}. If it no longer runs, delete ${folder}\n`);
    } finally {
      rmSync(join(folder, claim), { force: true });
    }
    await wait(10 + Math.random() * 90);
  }
}

/** Processes of other machines cannot be checked. A claim at a later uptime is from before this machine's start. */
function isAlive(claim: string): boolean {
  const [upFor, pid, host] = claim.split('~');
  if (host !== hostname()) return true;
  if (Number(upFor) > uptime()) return false;
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
