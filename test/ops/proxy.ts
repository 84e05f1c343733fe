import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../temporary-folder.ts';
import { ask } from './ask-url.ts';

/** Starts the proxy of compose.yaml as its container does. `hosts` maps IP addresses to the names of containers. */
export async function startProxy(
  env: Record<string, string> & { SITE_ORIGIN: string },
  hosts: readonly (readonly [address: string, name: string])[],
) {
  const { services } = parse(readFileSync('scripts/deploy/compose.yaml', 'utf8'), { merge: true }) as {
    services: { proxy: { cap_add: string[] } };
  };
  const { cap_add } = services.proxy;
  const folder = temporaryFolder();
  const capabilities = cap_add.map((name) => `,+${name.toLowerCase()}`).join('');
  const root = ['test/ops/proxy-root.sh', folder, capabilities];
  const child = spawn('unshare', ['--mount', '--propagation', 'private', ...root], {
    env: {
      PATH: process.env.PATH,
      HOSTS: hosts.map((host) => host.join(' ')).join('\n'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const ended = once(child, 'close');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const answer = () => ask(`${env.SITE_ORIGIN}/readyz`).catch(() => output);
  await expect.poll(answer).toHaveProperty('status', 404);
  return {
    output: () => output,
    lines: () =>
      output
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as { level: string; logger?: string }),
  };
}
