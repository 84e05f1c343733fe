import { STATUS_CODES } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { MalformedStatus } from '../observability/metrics.ts';

type Refusal = { status: MalformedStatus; code: string };

const closeAfterMs = 1_000;

const statuses: Record<string, MalformedStatus> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers requests that Node's parser rejects, which reach no middleware, and closes their connections. */
export function answerMalformed(server: Server, onRefusal: (refusal: Refusal) => void): void {
  const leaving = new WeakSet<Duplex>();
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Each further chunk of a malformed request is another error.
    if (leaving.has(socket)) return;
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else
      answerAndClose(socket, { status: statuses[error.code ?? ''] ?? 400, code: error.code ?? error.name });
  });
  server.on('connect', (_req, socket) => answerAndClose(socket, { status: 405, code: 'CONNECT' }));

  function answerAndClose(socket: Duplex, refusal: Refusal): void {
    leaving.add(socket);
    onRefusal(refusal);
    socket.on('error', () => socket.destroy());
    if (!isBeingAnswered(socket)) socket.end(answer(refusal.status));
    // Closing while bytes still arrive would reset the connection, and the answer may be lost.
    socket.resume();
    setTimeout(() => socket.destroy(), closeAfterMs);
  }
}

// As Node's own handler checks it: a second answer must not be written into the first.
function isBeingAnswered(socket: Duplex): boolean {
  return '_httpMessage' in socket && Boolean(socket._httpMessage);
}

/** Answers 400 to a request that Node's parser accepts, but whose target is not a path. */
export function refuseTarget(res: ServerResponse): void {
  const text = textOf(400);
  res.writeHead(400, { ...plainHeaders, 'Content-Length': text.length }).end(text);
}

// A line of text runs no script, fits no frame and has no other type.
const plainHeaders = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  'Content-Type': 'text/plain; charset=utf-8',
  Connection: 'close',
};

function answer(status: number): string {
  const text = textOf(status);
  const headers = {
    ...plainHeaders,
    ...(status === 405 && { Allow: 'GET, HEAD' }),
    'Content-Length': text.length,
    Date: new Date().toUTCString(),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${text.trimEnd()}\r\n${lines.join('')}\r\n${text}`;
}

function textOf(status: number): string {
  return `${status} ${STATUS_CODES[status]}\n`;
}
