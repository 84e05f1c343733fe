import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { graceMs, gracefulStop } from '../../../server/process/stop.ts';
import { portOf } from '../ask.ts';
import { makeLog } from '../make-app.ts';

const { log, lines } = makeLog();

it.each([
  ['a signal after a fault', [1, 0]],
  ['a fault after a signal', [0, 1]],
])('the process exits with the code of the fault: %s', async (_name, codes) => {
  const { stop, ended } = stopOf(createServer());
  for (const code of codes) stop(code);
  expect(await ended).toBe(1);
});

it('a request that arrives during the stop is answered, and a silent connection does not delay the exit', async () => {
  const server = createServer((_req, res) => res.end('still here'));
  const { stop, ended } = stopOf(server);
  const port = await portOf(server);
  const [asker, silent] = [connect({ host: '127.0.0.1', port }), connect({ host: '127.0.0.1', port })];
  await Promise.all([once(server, 'connection'), once(asker, 'connect'), once(silent, 'connect')]);
  await expect.poll(promisify(server.getConnections.bind(server))).toBe(2);
  asker.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  stop(0);
  expect(String(await buffer(asker))).toContain('still here');
  expect(await ended).toBe(0);
  expect(lines).toEqual([]);
  silent.destroy();
});

it('a stop ends before Docker kills the process after ten seconds', () => {
  expect(readConfig({}).drainMs + graceMs).toBeLessThan(10_000);
});

function stopOf(server: Server) {
  let stop: (code: number) => void = () => undefined;
  const ended = new Promise<number>((exit) => {
    const health = { isReady: true, isStopping: false };
    stop = gracefulStop({ server, health, log, drainMs: 0, exit });
  });
  return { stop, ended };
}
