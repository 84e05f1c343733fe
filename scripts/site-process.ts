import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { nodeFlags } from './start-command.ts';

type Start = {
  /** Where the build is. */
  folder?: string;
  env?: NodeJS.ProcessEnv;
  /** 'inherit' shows what it writes instead of keeping it for `log()`. */
  output?: 'pipe' | 'inherit';
} & Pick<SpawnOptions, 'cwd' | 'uid' | 'gid'>;

export type SiteProcess = {
  /** Scheme, host and port, no slash at the end. */
  address: string;
  /** All that it has written so far. */
  log: () => string;
  /** Asks it to stop. Gives the exit code; null when it had to be killed. */
  stop: () => Promise<number | null>;
};

const longestStartMs = 20_000;

/**
 * Starts a built site on a free loopback port, and waits until it answers.
 * @throws {Error} when it ends before that, with what it wrote
 */
export async function startSite(start: Start = {}): Promise<SiteProcess> {
  const { folder = 'dist', env = { PATH: process.env.PATH }, output = 'pipe', ...options } = start;
  const port = String(await freePort());
  const child = spawn(process.execPath, [...nodeFlags, '--enable-source-maps', `${folder}/server/main.js`], {
    ...options,
    // Nobody has to be told that it stops.
    env: { DRAIN_MS: '0', ...env, HOST: '127.0.0.1', PORT: port },
    stdio: ['ignore', output, output],
  });
  const log = keepOutput(child);
  const ended = endOf(child);
  const address = `http://127.0.0.1:${port}`;
  const result = await Promise.race([ended, isReady(address)]);
  if (result !== true) {
    child.kill('SIGKILL');
    throw new Error(`the site did not start\n${log()}`);
  }
  return {
    address,
    log,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

function keepOutput({ stdout, stderr }: ChildProcess): () => string {
  const written: string[] = [];
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => written.push(text));
  }
  return () => written.join('');
}

/** Settles with the exit code. A child never outlives this process. */
function endOf(child: ChildProcess): Promise<number | null> {
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', kill);
      resolve(code);
    });
  });
}

/** Waits until the site at an address wants requests; false when that takes too long. */
export async function isReady(address: string): Promise<boolean> {
  const lastAt = Date.now() + longestStartMs;
  while (Date.now() < lastAt) {
    const response = await fetch(`${address}/readyz`).catch(() => undefined);
    if (response?.ok) return true;
    await wait(25);
  }
  return false;
}
