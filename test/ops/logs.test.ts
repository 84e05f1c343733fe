import { once } from 'node:events';
import {
  connect as connectHttp2,
  constants,
  type ClientHttp2Session,
  type ClientHttp2Stream,
} from 'node:http2';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { connect as connectTls, type ConnectionOptions } from 'node:tls';
import { expect, it } from 'vitest';
import { filmPath } from '../../shared/scenes/scenes.ts';
import { startInstance } from '../process/instance.ts';
import { startProxy } from './proxy.ts';

const servername = 'www.localhost';
const visitor = { host: '127.0.0.1', localAddress: '127.0.66.7' };
const film = filmPath('mp4');
/** More than a socket's buffers, less than the film. */
const part = 20_000;
/** For an answer that may not come. */
const patienceMs = 300;

const long = 'a'.repeat(64 * 1024);

/** Requests over TLS, after which the visitor leaves. */
const requests = [
  get('/inventory').slice(0, 30),
  get('/', 'Range: bytes=9-1'),
  get('/').replace('www.', 'other.'),
  'nonsense\r\n\r\n',
  get('/', `X-Long: ${long}`),
  get(`/${long}`),
  get('/', 'Content-Length: 5\r\nTransfer-Encoding: chunked'),
  `${get('/', 'Transfer-Encoding: chunked').replace('GET', 'POST')}zz\r\n`,
  get('/', 'Content-Length: 99').replace('GET', 'POST'),
  get('/', 'Connection: Upgrade\r\nUpgrade: websocket'),
  get('*').replace('GET', 'CONNECT'),
];

/** The same without TLS. */
const plainRequests: [port: number, text: string][] = [
  [443, get('/')],
  [443, '\u0016\u0003\u0001\u0000\u0005nonsense'],
  [443, '\u0016\u0003\u0001'],
  [80, 'nonsense\r\n\r\n'],
  [80, get('/.well-known/acme-challenge/nothing')],
];

const failingHandshakes: ConnectionOptions[] = [
  { servername: 'other.example' },
  { minVersion: 'TLSv1', maxVersion: 'TLSv1.1' },
];

const failuresOfHttp2: ((session: ClientHttp2Session) => Promise<void>)[] = [
  async (session) => {
    const stream = await answered(session, film);
    stream.close(constants.NGHTTP2_INTERNAL_ERROR);
    await wait(patienceMs);
  },
  async (session) => {
    session.request({ ':path': '/', 'x-long': long }).on('error', () => undefined);
    await wait(patienceMs);
  },
  async (session) => {
    await answered(session, film);
    session.destroy(new Error('gone'), constants.NGHTTP2_PROTOCOL_ERROR);
  },
];

it('no log has the address of a visitor, whatever goes wrong', async () => {
  const copy = await startInstance({ env: { HOST: '127.0.2.1', PORT: '3000' } });
  const proxy = await startProxy({ SITE_ORIGIN: `https://${servername}` }, [['127.0.2.1', 'web']]);
  for (const text of requests) await leaveAfter(await secure(), text);
  for (const [port, text] of plainRequests) await leaveAfter(await plain(port), text);
  for (const options of failingHandshakes) await expect(secure(options)).rejects.toThrow(/alert|protocol/);
  for (const fail of failuresOfHttp2) {
    const session = await http2();
    await fail(session);
    session.destroy();
  }
  await leaveAfter(await secure({ ALPNProtocols: ['h2'] }), 'nonsense instead of a preface');
  await leaveAfter(await secure(), get(film), part);
  await breakAfter(get(film), part);
  await breakAfter(get('/inventory') + get('/about'));
  await copy.end();
  await leaveAfter(await secure(), get('/'));
  // Its error names the visitor, unless it is filtered.
  await expect.poll(proxy.output).toContain('aborting with incomplete response');
  const logs = `${proxy.output()}\n${copy.log()}`;
  expect(logs.split('\n').filter((line) => line.includes('127.0.66.7'))).toEqual([]);
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

/** A stream of which some bytes have come. */
async function answered(session: ClientHttp2Session, path: string): Promise<ClientHttp2Stream> {
  const stream = session.request({ ':path': path }).on('error', () => undefined);
  await once(stream, 'data');
  return stream;
}

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
