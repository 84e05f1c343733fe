import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { startArguments } from '../start-command.ts';

export const benchFolder = 'out/bench';

/** A server under load, in a process of its own. */
export type Target = {
  name: string;
  address: string;
  pid: number;
  startMs: number;
  stop: () => Promise<void>;
};

type Start = { args: readonly string[]; env?: Record<string, string> };

const longestStartMs = 30_000;

/**
 * Starts a server on a free loopback port and waits for its first 200.
 * @throws {Error} when that does not come
 */
export async function startTarget(name: string, { args, env }: Start): Promise<Target> {
  const port = String(await freePort());
  const log = openSync(`${benchFolder}/${name}.log`, 'w');
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: port, ...env },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const address = `http://127.0.0.1:${port}`;
  const isReady = await answers(address);
  if (!isReady || child.pid === undefined) {
    kill();
    throw new Error(`${name} did not start: see ${benchFolder}/${name}.log`);
  }
  return {
    name,
    address,
    pid: child.pid,
    startMs: performance.now() - startedAt,
    async stop() {
      process.off('exit', kill);
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The site as the container starts it. */
export function startSite(env: Record<string, string> = {}, flags: readonly string[] = []): Promise<Target> {
  return startTarget('site', { args: [...flags, ...startArguments], env });
}

async function answers(address: string): Promise<boolean> {
  const lastAt = Date.now() + longestStartMs;
  while (Date.now() < lastAt) {
    const response = await fetch(address).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok) return true;
    await wait(5);
  }
  return false;
}
