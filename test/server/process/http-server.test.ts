import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createHttpServer, watchRefusals } from '../../../server/process/http-server.ts';
import { exchange, rawGet } from '../../process/exchange.ts';
import { portOf } from '../ask.ts';
import { makeApp, makeLog } from '../make-app.ts';

const server = createHttpServer(makeApp().app);
let port = 0;
beforeEach(async () => {
  port = await portOf(server);
});

it('connections above the limit are closed, and logged at most every ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { log, errors } = makeLog();
  watchRefusals(server, log);
  expect(server.maxConnections).toBe(2_000);
  server.maxConnections = 2;
  const taken = [await open(), await open()];
  await isRefused();
  await isRefused();
  expect(errors()).toMatchObject([{ msg: 'connections are refused: all are taken', connections: 2 }]);
  vi.advanceTimersByTime(9_999);
  await isRefused();
  expect(errors()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await isRefused();
  expect(errors()).toHaveLength(2);

  taken[0]?.destroy();
  await expect.poll(promisify(server.getConnections.bind(server))).toBe(1);
  expect(await answerOn(await open())).toContain('HTTP/1.1 200 OK');
});

it.each([
  ['http://evil.example', 200, 'Featured Vehicles'],
  ['http://evil.example/inventory?search=spaceship', 200, 'No vehicles found'],
  ['abc://host/about', 200, '<title>About Us'],
  ['HTTP://evil.example/About?a=1', 301, 'Location: /about?a=1'],
])('an absolute URL is answered as its path, and its host is ignored: %s', async (target, status, words) => {
  const answer = await exchange(port, rawGet(target));
  expect(answer.status).toBe(status);
  expect(answer.text).toContain(words);
  expect(answer.text).not.toContain('evil');
});

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

async function isRefused(): Promise<void> {
  const client = await open();
  if (!client.closed) await once(client, 'close');
  expect(client.bytesRead).toBe(0);
}

async function answerOn(client: Socket): Promise<string> {
  client.write(rawGet('/healthz'));
  const [answer] = (await once(client, 'data')) as [Buffer];
  return answer.toString();
}
