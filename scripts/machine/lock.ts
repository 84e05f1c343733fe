import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, uptime } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Another process holds the lock. */
export class LockError extends Error {
  override name = 'LockError';
}

/**
 * Runs one process at a time. A lock is a folder with a file for each process that wants it: a process holds the lock
 * once it has written its file and sees no other. Two that arrive together see each other, and both retry.
 * @param options.command names the holder in the message to other processes: 'import stock.csv'
 * @param run its argument is true if a process was killed while it held the lock
 * @throws {LockError} when another process holds the lock for longer than `patienceMs`
 */
export async function withLock<Result>(
  folder: string,
  { command, patienceMs = 10_000 }: { command: string; patienceMs?: number },
  run: (isAfterKilled: boolean) => Result | Promise<Result>,
): Promise<Result> {
  const lastAt = Date.now() + patienceMs;
  const inName = command.replace(/[^\p{L}\p{M}\p{N} .=-]/gu, '_').slice(0, 40);
  let isAfterKilled = false;
  for (;;) {
    mkdirSync(folder, { recursive: true });
    // Its name says all that others have to know, so it is never seen half-written.
    const claim = [Date.now(), process.pid, hostname(), randomUUID(), inName].join('~');
    writeFileSync(join(folder, claim), '');
    try {
      const others = readdirSync(folder).filter((name) => name !== claim);
      const dead = others.filter((name) => !isAlive(name));
      for (const name of dead) rmSync(join(folder, name), { force: true });
      isAfterKilled ||= dead.length > 0;
      const holder = others.find((name) => !dead.includes(name));
      if (holder === undefined) return await run(isAfterKilled);
      if (Date.now() > lastAt) throw new LockError(inWords(folder, holder));
    } finally {
      rmSync(join(folder, claim), { force: true });
    }
    await wait(10 + Math.random() * 90);
  }
}

/** Processes of other machines cannot be checked; a claim from before this machine's start is dead. */
function isAlive(claim: string): boolean {
  const [since, pid, host] = claim.split('~');
  if (host !== undefined && host !== hostname()) return true;
  if (!(Number(since) > Date.now() - uptime() * 1000)) return false;
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function inWords(folder: string, claim: string): string {
  const [since, pid, host, , command] = claim.split('~');
  const start = new Date(Number(since)).toLocaleTimeString('en-IN', { timeStyle: 'short' });
  return (
    `'${command}' is running since ${start} (process ${pid} on ${host}). ` +
    `Wait until it ends, then try again. If it is no longer running, delete ${folder}`
  );
}
