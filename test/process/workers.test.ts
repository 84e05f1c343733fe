import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { freePort } from '../../scripts/machine/free-port.ts';
import { startInstance } from './instance.ts';
import type { Instance } from './instance.ts';

const startTwo = (env: NodeJS.ProcessEnv = {}) => startInstance({ env: { WEB_CONCURRENCY: '2', ...env } });
const listening = (instance: Instance) => instance.lines().filter(({ msg }) => msg === 'listening');
const untilListening = (instance: Instance, count: number) =>
  vi.waitFor(() => expect(listening(instance)).toHaveLength(count), 10_000);
const pids = (instance: Instance) => listening(instance).map(({ pid }) => Number(pid));

describe('two workers', () => {
  it('both serve, and end with the process that started them', async () => {
    const instance = await startTwo();
    await untilListening(instance, 2);
    expect(await instance.end()).toEqual({ code: 0, signal: null });
    for (const pid of pids(instance)) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  it('serve on while one that was killed is replaced', async () => {
    const instance = await startTwo();
    await untilListening(instance, 2);
    const [victim = 0] = pids(instance);
    let isDone = false;
    const failures: unknown[] = [];
    const visitor = async () => {
      while (!isDone) {
        const response = await fetch(`${instance.address}/healthz`, { headers: { connection: 'close' } });
        if (response.status !== 200) failures.push(response.status);
        await wait(5);
      }
    };
    const visit = visitor().catch((error: unknown) => failures.push(error));
    await wait(300);
    process.kill(victim, 'SIGKILL');
    await untilListening(instance, 3);
    isDone = true;
    await visit;
    // The one request that the victim may have held is lost with it.
    expect(failures.length).toBeLessThanOrEqual(1);
    expect(instance.lines().filter(({ level }) => level >= 50)).toMatchObject([
      { level: 50, msg: 'a worker died: starting another', worker: victim, signal: 'SIGKILL' },
    ]);
    expect(await instance.end('SIGINT')).toEqual({ code: 0, signal: null });
  });

  it('that die at once again and again are given up: one fatal line, exit code 1', async () => {
    const instance = await startInstance({
      env: { WEB_CONCURRENCY: '2' },
      // Only the first one lives.
      preload: `import cluster from 'node:cluster';
        if (cluster.worker?.id > 1) setTimeout(() => process.exit(7), 50)`,
    });
    expect(await instance.ended).toEqual({ code: 1, signal: null });
    const errors = instance.lines().filter(({ level }) => level >= 50);
    expect(errors).toHaveLength(5);
    expect(errors.at(-1)).toMatchObject({
      level: 60,
      msg: 'a worker died at once 5 times in a row: giving up',
      code: 7,
    });
  });

  it('are one set of figures', async () => {
    const metricsPort = await freePort();
    const instance = await startTwo({ METRICS_PORT: String(metricsPort) });
    await untilListening(instance, 2);
    for (let index = 0; index < 20; index += 1) {
      await (await fetch(`${instance.address}/about`, { headers: { connection: 'close' } })).text();
    }
    const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(figures).toContain(
      'http_request_duration_seconds_count{method="GET",route="page",status="2xx"} 20\n',
    );
  });
});
