import { connect } from 'node:net';

export type Answer = {
  /** 0 if the server closes the connection without an answer. */
  status: number;
  headers: Map<string, string>;
  body: string;
  /** The whole answer, byte for byte, as Latin-1. */
  text: string;
};

export function rawGet(target: string, header = 'Accept: */*'): string {
  return `GET ${target} HTTP/1.1\r\nHost: a\r\n${header}\r\nConnection: close\r\n\r\n`;
}

export function exchange(port: number, bytes: string): Promise<Answer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('data', (chunk) => chunks.push(chunk));
    // The server may reset the connection after its answer, because it does not read the rest of the request.
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
