import { Agent, createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { graceMs, gracefulStop } from '../../../server/process/stop.ts';
import { portOf, send } from '../ask.ts';
import { makeLog } from '../make-app.ts';

const { log, lines } = makeLog();

it.each([
  ['a signal after a fault', [1, 0]],
  ['a fault after a signal', [0, 1]],
])('the process exits with the fault’s code: %s', async (_name, codes) => {
  expect(await endOf(createServer(), codes)).toBe(1);
});

it('a request in flight is finished after the port is closed, and then its connection is closed', async () => {
  const server = createServer({ keepAliveTimeout: 0 });
  const agent = new Agent({ keepAlive: true });
  const asked = send({ port: await portOf(server), path: '/', agent });
  const [, res] = (await once(server, 'request')) as [unknown, ServerResponse];
  const end = endOf(server, [0]);
  await expect.poll(() => server.listening).toBe(false);
  res.end('all of it');
  expect((await asked).text).toBe('all of it');
  expect(await end).toBe(0);
  // Nothing was cut off.
  expect(lines).toEqual([]);
});

it('a stop takes less than the ten seconds after which Docker kills', () => {
  expect(readConfig({}).drainMs + graceMs).toBeLessThan(10_000);
});

/** The code with which a process ends that is stopped with each of these. */
function endOf(server: Server, codes: readonly number[]): Promise<number> {
  return new Promise((exit) => {
    const stop = gracefulStop({ server, health: { isStopping: false }, log, drainMs: 0, exit });
    for (const code of codes) stop(code);
  });
}
