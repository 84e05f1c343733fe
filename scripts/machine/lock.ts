import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, uptime } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

type Holder = { pid: number; host: string; command: string; since: string };

type Options = {
  /** The holder's command, for the message: 'import stock.csv'. */
  command: string;
  /** How long to wait for the lock. */
  patienceMs?: number;
};

/** Another process holds the lock. */
export class LockError extends Error {
  override name = 'LockError';

  constructor(folder: string, { command, pid, host, since }: Holder) {
    const start = new Date(since).toLocaleTimeString('en-IN', { hour: '2-digit', minute: '2-digit' });
    super(
      `'${command}' is running since ${start} (process ${pid} on ${host}). Wait until it ends, then try again. ` +
        `If it is no longer running, delete ${folder}`,
    );
  }
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
    const file = writeClaim(folder, command);
    try {
      const [other] = otherHolders(folder, file);
      if (!other) return await run();
      if (Date.now() > lastAt) throw new LockError(folder, other);
    } finally {
      rmSync(file, { force: true });
    }
    await wait(10 + Math.random() * 90);
  }
}

/** A claim is complete as soon as others can see it. */
function writeClaim(folder: string, command: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${randomUUID()}.json`);
  const claim: Holder = { pid: process.pid, host: hostname(), command, since: new Date().toISOString() };
  writeFileSync(`${file}.next`, JSON.stringify(claim));
  renameSync(`${file}.next`, file);
  return file;
}

/** The oldest first, which is the holder if there is one. */
function otherHolders(folder: string, except: string): Holder[] {
  const files = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((file) => file.endsWith('.json') && file !== except);
  const holders = files.flatMap((file) => {
    const holder = readClaim(file);
    if (holder && isAlive(holder)) return [holder];
    rmSync(file, { force: true });
    return [];
  });
  return holders.sort((one, other) => one.since.localeCompare(other.since));
}

/** Undefined if it was released in the meantime, or emptied by a power cut. */
function readClaim(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** Processes of other machines cannot be checked; a claim from before this machine's start is stale. */
function isAlive({ pid, host, since }: Holder): boolean {
  if (host !== hostname()) return true;
  const startedAt = Date.now() - uptime() * 1000;
  return Date.parse(since) > startedAt && isRunning(pid);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
