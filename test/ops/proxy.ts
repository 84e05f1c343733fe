import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent as PlainAgent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { expect, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { send, type Answer } from '../server/ask.ts';
import { temporaryFolder } from '../temporary-folder.ts';

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

type Options = { headers?: Record<string, string>; agent?: PlainAgent };

/** Requests a URL from this computer, whatever host it names. */
export function ask(url: string, { headers = {}, agent = agentFor(url) }: Options = {}): Promise<Answer> {
  const { protocol, host, port, pathname, search } = new URL(url);
  return send({ protocol, port, agent, path: pathname + search, headers: { host, ...headers } });
}

export function agentFor(url: string) {
  // The certificate is signed by Caddy's own authority.
  const trusting = { servername: new URL(url).hostname, rejectUnauthorized: false };
  return url.startsWith('https:') ? new SecureAgent(trusting) : new PlainAgent();
}
