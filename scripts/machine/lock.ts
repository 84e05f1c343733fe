import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, uptime } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

type Options = {
  /** The holder's command, for the message: 'import stock.csv'. */
  command: string;
  /** How long to wait for the lock. */
  patienceMs?: number;
};

/** Another process holds the lock. */
export class LockError extends Error {
  override name = 'LockError';
}

/**
 * Runs one process at a time. A lock is a folder with a file for each process that wants it: a process holds the lock
 * once it has written its file and sees no other. Two that arrive together see each other, and both retry.
 * Files of processes that have died are deleted.
 * @throws {LockError} when another process holds the lock for longer than the patience
 */
export async function withLock<Result>(
  folder: string,
  { command, patienceMs = 10_000 }: Options,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  const lastAt = Date.now() + patienceMs;
  for (;;) {
    mkdirSync(folder, { recursive: true });
    // Its name says all that others have to know, so it is never seen half-written.
    const claim = [Date.now(), process.pid, hostname(), randomUUID()].join('~');
    writeFileSync(join(folder, claim), command);
    try {
      const holder = otherHolder(folder, claim);
      if (!holder) return await run();
      if (Date.now() > lastAt) throw new LockError(inWords(folder, holder));
    } finally {
      rmSync(join(folder, claim), { force: true });
    }
    await wait(10 + Math.random() * 90);
  }
}

/** The oldest claim of another process that is alive. */
function otherHolder(folder: string, own: string): string | undefined {
  const others = readdirSync(folder).filter((name) => name !== own);
  for (const dead of others.filter((name) => !isAlive(name))) rmSync(join(folder, dead), { force: true });
  return others.filter(isAlive).toSorted()[0];
}

function inWords(folder: string, claim: string): string {
  const [since, pid, host] = claim.split('~');
  const start = new Date(Number(since)).toLocaleTimeString('en-IN', { hour: '2-digit', minute: '2-digit' });
  return (
    `'${commandOf(join(folder, claim))}' is running since ${start} (process ${pid} on ${host}). ` +
    `Wait until it ends, then try again. If it is no longer running, delete ${folder}`
  );
}

/** Its claim may have been released in the meantime. */
function commandOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return 'another command';
  }
}

/** Processes of other machines cannot be checked; a claim from before this machine's start is stale. */
function isAlive(claim: string): boolean {
  const [since, pid, host] = claim.split('~');
  if (host !== undefined && host !== hostname()) return true;
  if (!(Number(since) > Date.now() - uptime() * 1000)) return false;
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
