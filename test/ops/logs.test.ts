import { once } from 'node:events';
import { connect as connectHttp2, constants } from 'node:http2';
import type { ClientHttp2Session } from 'node:http2';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import type { ConnectionOptions } from 'node:tls';
import { expect, it } from 'vitest';
import { filmPath } from '../../shared/scenes/scenes.ts';
import { startInstance } from '../process/instance.ts';
import { startProxy } from './proxy.ts';

const servername = 'www.localhost';
const visitor = { host: '127.0.0.1', localAddress: '127.0.66.7' };
const film = filmPath('mp4');
/** More than a socket's buffers, less than the film. */
const part = 20_000;

/** What a visitor's network, browser or malice may do. */
const long = 'a'.repeat(64 * 1024);
const failures: (() => Promise<void>)[] = [
  // He leaves: before, while and after an answer comes, or the network breaks.
  async () => leaveAfter(await secure(), get(film), part),
  async () => breakAfter(get(film), part),
  async () => leaveAfter(await secure(), get('/inventory').slice(0, 30)),
  async () => breakAfter(get('/inventory') + get('/about')),
  async () => leaveAfter(await secure(), `${get('/').trimEnd()}\r\nRange: bytes=9-1\r\n\r\n`),
  // He speaks HTTP that is wrong.
  async () => leaveAfter(await secure(), 'nonsense\r\n\r\n'),
  async () => leaveAfter(await secure(), get('/', `X-Long: ${long}`)),
  async () => leaveAfter(await secure(), get(`/${long}`)),
  async () => leaveAfter(await secure(), get('/', 'Content-Length: 5\r\nTransfer-Encoding: chunked')),
  async () =>
    leaveAfter(await secure(), get('/', 'Transfer-Encoding: chunked').replace('GET', 'POST') + 'zz\r\n'),
  async () => leaveAfter(await secure(), get('/', 'Content-Length: 99').replace('GET', 'POST')),
  async () => leaveAfter(await secure(), get('/', 'Connection: Upgrade\r\nUpgrade: websocket')),
  async () => leaveAfter(await secure(), get('/').replace('/', '*').replace('GET', 'CONNECT')),
  async () => leaveAfter(await secure(), get('/').replace('www.', 'other.')),
  // No TLS, or one that fails.
  async () => leaveAfter(await plain(443), get('/')),
  async () => leaveAfter(await plain(443), '\u0016\u0003\u0001\u0000\u0005nonsense'),
  async () => leaveAfter(await plain(443), '\u0016\u0003\u0001'),
  async () => void (await secure({ servername: 'other.example' }).catch(() => undefined)),
  async () => void (await secure({ maxVersion: 'TLSv1.1', minVersion: 'TLSv1' }).catch(() => undefined)),
  async () => leaveAfter(await secure({ ALPNProtocols: ['h2'] }), 'nonsense instead of a preface'),
  async () => leaveAfter(await plain(80), 'nonsense\r\n\r\n'),
  async () => leaveAfter(await plain(80), get('/.well-known/acme-challenge/nothing')),
  // HTTP/2: a stream that is reset while its answer comes, a long header, a session that ends.
  async () => {
    const session = await http2();
    const stream = session.request({ ':path': film }).on('error', () => undefined);
    await once(stream, 'data');
    stream.close(constants.NGHTTP2_INTERNAL_ERROR);
    await closed(session);
  },
  async () => {
    const session = await http2();
    session.request({ ':path': '/', 'x-long': long }).on('error', () => undefined);
    await closed(session);
  },
  async () => {
    const session = await http2();
    await once(
      session.request({ ':path': film }).on('error', () => undefined),
      'data',
    );
    session.destroy(new Error('gone'), constants.NGHTTP2_PROTOCOL_ERROR);
  },
];

it('no log has the address of a visitor, whatever goes wrong', async () => {
  const copy = await startInstance({ env: { HOST: '127.0.2.1', PORT: '3000' } });
  const proxy = await startProxy({ SITE_ORIGIN: `https://${servername}` }, [['127.0.2.1', 'web']]);
  expect(failures.length).toBeGreaterThanOrEqual(20);
  for (const fail of failures) await fail();
  await copy.end();
  await leaveAfter(await secure(), get('/'));
  // The one that names the visitor, unless it is filtered.
  await expect.poll(proxy.output).toContain('aborting with incomplete response');
  const logs = `${proxy.output()}\n${copy.log()}`;
  expect(logs.split('\n').filter((line) => /127\.0\.66\.7|\b66\.7\b/.test(line))).toEqual([]);
});

function get(path: string, header = 'Accept: */*'): string {
  return `GET ${path} HTTP/1.1\r\nHost: ${servername}\r\n${header}\r\n\r\n`;
}

async function plain(port: number): Promise<Socket> {
  const socket = connect({ ...visitor, port }).on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

async function secure(options: ConnectionOptions = {}): Promise<Socket> {
  // Its types lack the address, which it passes on.
  const to = { ...visitor, port: 443, servername, rejectUnauthorized: false, ...options };
  const socket = connectTls(to);
  await once(socket, 'secureConnect');
  return socket.on('error', () => undefined);
}

async function http2(): Promise<ClientHttp2Session> {
  const socket = await secure({ ALPNProtocols: ['h2'] });
  const session = connectHttp2(`https://${servername}`, { createConnection: () => socket });
  return session.on('error', () => undefined);
}

const patienceMs = 300;

/** Leaves once so many bytes have come, or no more do. */
async function leaveAfter(socket: Socket, text: string, bytes = Infinity): Promise<void> {
  await received(socket, text, bytes);
  socket.destroy();
}

/** The connection is reset. */
async function breakAfter(text: string, bytes = Infinity): Promise<void> {
  const line = await plain(443);
  await received(await secure({ socket: line }), text, bytes);
  line.resetAndDestroy();
}

async function received(socket: Socket, text: string, bytes: number): Promise<void> {
  socket.write(text, 'latin1');
  let count = 0;
  await new Promise<void>((resolve) => {
    socket.on('data', ({ length }: Buffer) => (count += length) >= bytes && resolve());
    socket.on('close', resolve);
    socket.setTimeout(patienceMs, resolve);
  });
}

async function closed(session: ClientHttp2Session): Promise<void> {
  await wait(patienceMs);
  session.destroy();
}
