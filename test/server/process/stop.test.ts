import { createServer } from 'node:http';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { graceMs, gracefulStop } from '../../../server/process/stop.ts';

it.each([
  ['a signal after a fault', [1, 0]],
  ['a fault after a signal', [0, 1]],
])('the process exits with the fault’s code: %s', async (_name, codes) => {
  const ended = new Promise<number>((exit) => {
    const [server, log, health] = [createServer(), pino({ level: 'silent' }), { isStopping: false }];
    const stop = gracefulStop({ server, health, log, drainMs: 0, exit });
    for (const code of codes) stop(code);
  });
  expect(await ended).toBe(1);
});

it('a stop takes less than the ten seconds after which Docker kills', () => {
  expect(readConfig({}).drainMs + graceMs).toBeLessThan(10_000);
});
