import { spawn } from 'node:child_process';
import type { StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { sampleSite } from '../../scripts/build/sites.ts';
import { freePort } from '../../scripts/machine/free-port.ts';
import { isReady, nodeFlags } from '../../scripts/build/site-process.ts';

type Start = {
  env?: NodeJS.ProcessEnv;
  port?: number;
  /** The folder of the build. */
  folder?: string;
  /** A module loaded first, for faults that cannot be caused from outside. */
  preload?: string;
  stdio?: StdioOptions;
  /** False for a start that should fail. */
  isExpectedToServe?: boolean;
};

export type LogLine = { level: number; msg: string; [field: string]: unknown };

export type Instance = Awaited<ReturnType<typeof startInstance>>;

/** The built server as a process on loopback. It ends with the test at the latest. */
export async function startInstance({
  env,
  port,
  folder = sampleSite.folder,
  preload,
  stdio,
  isExpectedToServe = true,
}: Start = {}) {
  const ownPort = port ?? (await freePort());
  const metricsPort = await freePort();
  const host = env?.HOST ?? '127.0.0.1';
  const origin = `http://${host}:${ownPort}`;
  const args = preload ? ['--import', `data:text/javascript,${encodeURIComponent(preload)}`] : [];
  const child = spawn(process.execPath, [...nodeFlags, ...args, `${folder}/server/main.js`], {
    env: {
      PATH: process.env.PATH,
      HOST: host,
      PORT: String(ownPort),
      METRICS_PORT: String(metricsPort),
      DRAIN_MS: '200',
      ...env,
    },
    stdio: stdio ?? ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, signal: child.signalCode }));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  if (isExpectedToServe) await served(origin, ended, () => output);
  return {
    origin,
    port: ownPort,
    pid: child.pid ?? 0,
    child,
    ended,
    output: () => output,
    /** Resident memory, in MiB, by its own metric. */
    async memory(): Promise<number> {
      const metrics = await (await fetch(`http://${host}:${metricsPort}/metrics`)).text();
      return Number(/^process_resident_memory_bytes (\d+)$/m.exec(metrics)?.[1]) / 1024 ** 2;
    },
    lines: () => output.split('\n').filter(Boolean).map(parseLine),
    /** Sends a signal, and returns how the process ended. */
    end(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}

function parseLine(line: string): LogLine {
  return JSON.parse(line) as LogLine;
}

async function served(origin: string, ended: Promise<unknown>, output: () => string): Promise<void> {
  const result = await Promise.race([ended, isReady(origin)]);
  if (result !== true) throw new Error(`the site did not start\n${output()}`);
}
