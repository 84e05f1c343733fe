import { connect } from 'node:net';
import { send } from '../server/ask.ts';

export type Answer = {
  /** 0 if nothing came back. */
  status: number;
  headers: Map<string, string>;
  body: string;
  /** The whole answer, byte for byte, as Latin-1. */
  text: string;
};

const idleMs = 1_500;

/** Writes bytes to a new connection and reads until it closes, or until nothing more comes. */
export function exchange(port: number, bytes: string): Promise<Answer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: '127.0.0.1', port });
    // After a silence, the socket is half-closed, which ends an incomplete request. A slow server would take it for an
    // aborted request, so two other requests go first: the server answers them after this one.
    const follow = (path: string) => send({ port, path, agent: false }).catch(() => undefined);
    socket.setTimeout(idleMs, () => {
      void follow('/about')
        .then(() => follow('/favicon.ico'))
        .then(() => socket.end());
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    // A reset after the answer only means that the rest is unwanted.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(parseAnswer(Buffer.concat(chunks).toString('latin1'))));
    socket.write(Buffer.from(bytes, 'latin1'));
  });
}

function parseAnswer(received: string): Answer {
  const text = received.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  const headEnd = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, headEnd < 0 ? undefined : headEnd).split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1] ?? 0);
  return { status, headers, body: headEnd < 0 ? '' : text.slice(headEnd + 4), text };
}
