import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { send } from '../server/ask.ts';
import { startInstance, type Instance } from './instance.ts';

/** Holds the long timers of a shutdown until the process receives SIGUSR2. */
const heldTimers = `
  const own = setTimeout;
  const held = [];
  globalThis.setTimeout = (run, ms, ...rest) => (ms < 5_000 ? own(run, ms, ...rest) : void held.push(run));
  process.on('SIGUSR2', () => held.splice(0).forEach((run) => run()));
`;

describe('shutdown', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s under load drops no request, closes connections, and exits with 0 once the load balancer has noticed',
    async (signal) => {
      const instance = await startInstance({ env: { DRAIN_MS: '60000' }, preload: heldTimers });
      const balancer = { wants: true };
      const statuses: number[] = [];
      const visitors = Array.from({ length: 16 }, () => visit(instance.port, balancer, statuses));
      await expect.poll(() => statuses.length).toBeGreaterThan(100);
      const end = instance.end(signal);
      await expect.poll(() => isReady(instance)).toBe(false);
      balancer.wants = false;
      await Promise.all(visitors);
      const late = await fetch(`${instance.origin}/about`);
      expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
      instance.child.kill('SIGUSR2');
      expect(await end).toEqual({ code: 0, signal: null });
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
      expect(instance.log()).not.toContain('cut off');
    },
  );

  it('sends a slow reader all answers, and exits with 0', async () => {
    const { instance, reader, end } = await stopWhileReading();
    const all = text(reader);
    expect(await end).toEqual({ code: 0, signal: null });
    expect((await all).match(/<\/html>/g)).toHaveLength(pages);
    expect(instance.log()).not.toContain('cut off');
  });

  it('cuts off a stalled reader eventually, and exits with 0', async () => {
    const { instance, reader, end } = await stopWhileReading();
    instance.child.kill('SIGUSR2');
    expect(await end).toEqual({ code: 0, signal: null });
    expect(instance.log()).toContain('requests still in flight are cut off');
    reader.destroy();
  });
});

// Larger than the kernel's buffers.
const pages = 300;

async function stopWhileReading() {
  const instance = await startInstance({ preload: heldTimers });
  const reader = connect({ host: '127.0.0.1', port: instance.port }).on('error', () => undefined);
  reader.pause().write('GET /inventory HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(pages));
  await once(reader, 'readable');
  // The server renders this page after all of the others.
  await fetch(`${instance.origin}/about`);
  const end = instance.end();
  await expect.poll(() => fetch(instance.origin).catch(() => 'refused')).toBe('refused');
  return { instance, reader, end };
}

async function isReady({ origin }: Instance): Promise<boolean> {
  const { status } = await fetch(`${origin}/readyz`);
  expect([200, 503]).toContain(status);
  return status === 200;
}

async function visit(port: number, balancer: { wants: boolean }, statuses: number[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let index = 0; balancer.wants; index += 1) {
    const path = ['/', '/inventory', '/car/1', '/assets/share.jpg'][index % 4] ?? '/';
    statuses.push((await send({ port, path, agent })).status);
  }
  agent.destroy();
}
