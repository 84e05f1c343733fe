import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { sampleSite } from './sites.ts';
import { freePort } from '../machine/free-port.ts';

/** Node's flags of `npm start` and the container. */
export const nodeFlags = ['--max-old-space-size=128'];

type Start = {
  /** The folder of the build; the sample's current one by default. */
  folder?: string;
  /** Another server than the site's, which also reads HOST and PORT from the environment. */
  script?: string;
  /** Further flags for Node. */
  flags?: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** 'inherit' or a file for the output, instead of collecting it for `log()`. */
  output?: 'pipe' | 'inherit' | number;
} & Pick<SpawnOptions, 'cwd' | 'uid' | 'gid'>;

export type SiteProcess = {
  /** Scheme, host and port, without a trailing slash. */
  origin: string;
  pid: number;
  /** The output so far. */
  log: () => string;
  /** Sends SIGTERM. Resolves to the exit code; null if it had to be killed. */
  stop: () => Promise<number | null>;
};

const longestStartMs = 20_000;

/**
 * Starts a built site on a free loopback port, and waits until it answers.
 * @throws {Error} when it ends before that, with its output
 */
export async function startSite({
  folder = sampleSite.folder,
  script = `${folder}/server/main.js`,
  flags = ['--enable-source-maps'],
  env = { PATH: process.env.PATH },
  output = 'pipe',
  ...options
}: Start = {}): Promise<SiteProcess> {
  const port = String(await freePort());
  const child = spawn(process.execPath, [...nodeFlags, ...flags, script], {
    ...options,
    // No load balancer has to notice the shutdown.
    env: { DRAIN_MS: '0', ...env, HOST: '127.0.0.1', PORT: port },
    stdio: ['ignore', output, output],
  });
  const log = keepOutput(child);
  const ended = endOf(child);
  const origin = `http://127.0.0.1:${port}`;
  const result = await Promise.race([ended, isReady(origin)]);
  if (result !== true || child.pid === undefined) {
    child.kill('SIGKILL');
    throw new Error(`${script} did not start\n${log()}`);
  }
  return {
    origin,
    pid: child.pid,
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

/** Resolves to the exit code. The child never outlives this process. */
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

/** Waits until a server answers, whatever the status; false after a timeout. */
export async function isReady(origin: string): Promise<boolean> {
  const lastAt = Date.now() + longestStartMs;
  while (Date.now() < lastAt) {
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (response) {
      await response.arrayBuffer();
      return true;
    }
    await wait(10);
  }
  return false;
}
