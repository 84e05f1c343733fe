import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { sampleSite } from './sites.ts';

/** The flags of `npm start` and the container. */
const nodeFlags = ['--max-old-space-size=128'];

// The IPC channel closes however the parent process ends.
const endWithParent =
  "process.once('disconnect', () => process.kill(process.pid, 'SIGKILL')); process.channel.unref();";

export type Start = {
  folder?: string;
  /** Must read HOST and PORT from the environment. */
  script?: string;
  flags?: readonly string[];
  env?: NodeJS.ProcessEnv;
  stdout?: 'ignore' | number;
} & Pick<SpawnOptions, 'cwd'>;

export type SiteProcess = Awaited<ReturnType<typeof spawnSite>>;

const longestStartMs = 180_000;

/**
 * Waits until the site is ready.
 * @throws {Error} if the site ends or hangs, with its output
 */
export async function startSite(start: Start = {}): Promise<SiteProcess> {
  const site = await spawnSite(start);
  const result = await Promise.race([site.ended, isReady(site.origin)]);
  if (result === true) return site;
  site.child.kill('SIGKILL');
  throw new Error(`the site did not start\n${site.log()}`);
}

/** The site never outlives this process. */
export async function spawnSite({
  folder = sampleSite.folder,
  script = `${folder}/server/main.js`,
  flags = ['--enable-source-maps'],
  env = {},
  stdout,
  ...options
}: Start) {
  const { HOST = '127.0.0.1', PORT = String(await freePort()), ...others } = env;
  const preload = ['--import', `data:text/javascript,${encodeURIComponent(endWithParent)}`];
  const child = spawn(process.execPath, [...nodeFlags, ...preload, ...flags, script], {
    ...options,
    stdio: ['ignore', stdout ?? 'pipe', 'pipe', 'ipc'],
    // No load balancer needs time to notice the shutdown.
    env: { PATH: process.env.PATH, TZ: process.env.TZ, DRAIN_MS: '0', ...others, HOST, PORT },
  });
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => written.push(text));
  }
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, signal: child.signalCode }));
  return {
    origin: `http://${HOST}:${PORT}`,
    port: Number(PORT),
    pid: child.pid ?? 0,
    child,
    ended,
    log: () => written.join(''),
    /** Sends SIGTERM, and resolves to the exit code, or null if a signal ended the process. */
    async stop(): Promise<number | null> {
      child.kill('SIGTERM');
      return (await ended).code;
    },
  };
}

async function isReady(origin: string): Promise<boolean> {
  for (const patience = AbortSignal.timeout(longestStartMs); !patience.aborted; await wait(10)) {
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    await response?.arrayBuffer();
    if (response && response.status !== 503) return true;
  }
  return false;
}
