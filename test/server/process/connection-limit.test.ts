import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createHttpServer, watchRefusals } from '../../../server/process/http-server.ts';
import { portOf } from '../ask.ts';
import { makeApp, makeLog } from '../make-app.ts';

const { log, errors } = makeLog();
const server = createHttpServer(makeApp().app);
watchRefusals(server, log);
const connections = promisify(server.getConnections.bind(server));
let port = 0;

it('connections above the limit are closed, and logged at most every ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  port = await portOf(server);
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
  await expect.poll(() => connections()).toBe(1);
  expect(await answerOn(await open())).toContain('HTTP/1.1 200 OK');
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
  client.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
  const [answer] = (await once(client, 'data')) as [Buffer];
  return answer.toString();
}
