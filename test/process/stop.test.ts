import { Agent, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { filmPath } from '../../shared/scenes/scenes.ts';
import { startInstance } from './instance.ts';
import type { Instance } from './instance.ts';

type Outcome = { status: number; isWhole: boolean };

describe.each(['SIGTERM', 'SIGINT'] as const)('%s under load', (signal) => {
  it('drops no request, and exits with 0 within ten seconds', async () => {
    const instance = await startInstance({ env: { DRAIN_MS: '1000' } });
    const balancer = watchReadiness(instance);
    const visitors = Array.from({ length: 16 }, () => visit(instance, balancer));
    await wait(1_000);
    const sentAt = performance.now();
    const end = instance.end(signal);
    const outcomes = (await Promise.all(visitors)).flat();
    expect(await end).toEqual({ code: 0, signal: null });
    expect(performance.now() - sentAt).toBeLessThan(10_000);
    expect(outcomes.length).toBeGreaterThan(16);
    expect(outcomes.filter(({ status, isWhole }) => status !== 200 || !isWhole)).toEqual([]);
  });
});

describe('shutdown', () => {
  it('waits for a slow reader, and closes idle connections', async () => {
    const instance = await startInstance();
    const keptAlive = new Agent({ keepAlive: true });
    await ask(instance, '/about', keptAlive);
    const film = await new Promise<IncomingMessage>((resolve) =>
      get(instance.origin + filmPath('mp4'), { agent: false }, resolve),
    );
    const end = instance.end();
    await wait(1_000);
    let bytes = 0;
    for await (const chunk of film) bytes += (chunk as Buffer).length;
    expect(bytes).toBe(Number(film.headers['content-length']));
    expect(await end).toEqual({ code: 0, signal: null });
    keptAlive.destroy();
  });

  it('cuts off a stalled reader, and exits with 0 within ten seconds', async () => {
    const instance = await startInstance();
    const film = `GET ${filmPath('mp4')} HTTP/1.1\r\nHost: a\r\n\r\n`;
    // More than the kernel buffers for a stalled reader.
    const reader = connect({ host: '127.0.0.1', port: instance.port }).on('error', () => undefined);
    reader.pause().write(film.repeat(100));
    await wait(500);
    const sentAt = performance.now();
    expect(await instance.end()).toEqual({ code: 0, signal: null });
    expect(performance.now() - sentAt).toBeLessThan(10_000);
    expect(instance.output()).toContain('requests still in flight are cut off');
    reader.destroy();
  }, 20_000);

  it('fails /readyz before it closes the port, and closes connections of later requests', async () => {
    const instance = await startInstance({ env: { DRAIN_MS: '1000' } });
    const end = instance.end();
    await wait(200);
    expect((await fetch(`${instance.origin}/readyz`)).status).toBe(503);
    const page = await fetch(`${instance.origin}/about`);
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
    await end;
    await expect(fetch(`${instance.origin}/about`)).rejects.toThrow();
  });
});

/** A load balancer's view: false from the first /readyz that is not 200. */
function watchReadiness({ origin }: Instance): { wants: boolean } {
  const state = { wants: true };
  const watch = async () => {
    while (state.wants) {
      const response = await fetch(`${origin}/readyz`).catch(() => undefined);
      state.wants = response?.ok ?? false;
      await wait(100);
    }
  };
  void watch();
  return state;
}

async function visit(instance: Instance, balancer: { wants: boolean }): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const outcomes: Outcome[] = [];
  for (let index = 0; balancer.wants; index += 1) {
    const path = ['/', '/inventory', '/car/1', '/assets/share.jpg'][index % 4] ?? '/';
    outcomes.push(await ask(instance, path, agent));
  }
  agent.destroy();
  return outcomes;
}

function ask({ origin }: Instance, path: string, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const failed = () => resolve({ status: 0, isWhole: false });
    get(origin + path, { agent }, (response) => {
      response.on('error', failed).resume();
      response.on('end', () => resolve({ status: response.statusCode ?? 0, isWhole: response.complete }));
    }).on('error', failed);
  });
}
