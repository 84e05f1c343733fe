import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../machine/free-port.ts';
import { sampleSite } from './sites.ts';

/** Node's flags of `npm start` and the container. */
const nodeFlags = ['--max-old-space-size=128'];

// However this process ends, the channel to it closes.
const endWithParent =
  "process.once('disconnect', () => process.kill(process.pid, 'SIGKILL')); process.channel.unref();";

export type Start = {
  /** The folder of the build; the sample's current one by default. */
  folder?: string;
  /** Another server than the site's, which also reads HOST and PORT from the environment. */
  script?: string;
  /** Further flags for Node. */
  flags?: readonly string[];
  /** The environment besides PATH and the time zone. */
  env?: NodeJS.ProcessEnv;
  /** Where its log goes, if not to `log`. */
  stdout?: 'ignore' | number;
} & Pick<SpawnOptions, 'cwd' | 'uid' | 'gid'>;

export type SiteProcess = Awaited<ReturnType<typeof spawnSite>>;

// A start that takes so long hangs.
const longestStartMs = 180_000;

/**
 * Starts a built site on a free loopback port, and waits until it is ready, or, if it is broken, until it answers.
 * @throws {Error} when it ends before that, with its output
 */
export async function startSite({
  isBroken = false,
  ...start
}: Start & { isBroken?: boolean } = {}): Promise<SiteProcess> {
  const site = await spawnSite(start);
  const result = await Promise.race([site.ended, isReady(site.origin, isBroken)]);
  if (result === true) return site;
  site.child.kill('SIGKILL');
  throw new Error(`the site did not start\n${site.log()}`);
}

/** Starts a built site, which may end at once. It never outlives this process. */
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
    // No load balancer has to notice the shutdown.
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
    /** Sends SIGTERM. Resolves to the exit code; null if it had to be killed. */
    async stop(): Promise<number | null> {
      child.kill('SIGTERM');
      return (await ended).code;
    },
  };
}

/** Waits until a server is ready, or has no probe; false after a timeout. */
async function isReady(origin: string, isBroken: boolean): Promise<boolean> {
  for (const patience = AbortSignal.timeout(longestStartMs); !patience.aborted; await wait(10)) {
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    await response?.arrayBuffer();
    if (response && (isBroken || response.status !== 503)) return true;
  }
  return false;
}
