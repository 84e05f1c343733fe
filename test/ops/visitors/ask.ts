import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:http2';
import type { ClientHttp2Session, IncomingHttpStatusHeader } from 'node:http2';
import { connect as connectSecurely } from 'node:tls';
import { send } from '../../server/ask.ts';
import type { Answer } from '../../server/ask.ts';

type Options = {
  headers?: Record<string, string>;
  /** For TLS, if it is not the URL's host. */
  serverName?: string;
};

const longestMs = 180_000;

/** Requests from the proxy on loopback, whatever host the URL names; by HTTP/2 for https. */
export async function ask(url: string, { headers = {}, serverName }: Options = {}): Promise<Answer> {
  const { protocol, host, origin, pathname, search } = new URL(url);
  const path = pathname + search;
  if (protocol === 'http:') return send({ path, headers: { host } });
  const session = openSession(origin, serverName);
  try {
    // As browsers write it: Node would add the port.
    return await askOn(session, path, { ':authority': host, ...headers });
  } finally {
    session.destroy();
  }
}

/** One connection, as a browser keeps it for all files of a page. */
export function openSession(origin: string, servername = new URL(origin).hostname): ClientHttp2Session {
  const session = connect(origin, {
    // The certificate is signed by Caddy's own authority.
    createConnection: () =>
      connectSecurely({ port: 443, servername, ALPNProtocols: ['h2'], rejectUnauthorized: false }),
  });
  // Its requests fail with it.
  session.on('error', () => undefined);
  return session;
}

export function askOn(
  session: ClientHttp2Session,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stream = session.request({ ':path': path, ...headers });
    const parts: Buffer[] = [];
    let answer: (IncomingHttpHeaders & IncomingHttpStatusHeader) | undefined;
    stream.setTimeout(longestMs, () => stream.destroy(new Error('no answer in time')));
    stream.on('response', (received) => (answer = received));
    stream.on('data', (part: Buffer) => parts.push(part));
    stream.on('error', reject);
    stream.on('close', () => reject(new Error('cut off')));
    stream.on('end', () => {
      const body = Buffer.concat(parts);
      if (answer) resolve({ status: answer[':status'] ?? 0, headers: answer, body, text: body.toString() });
    });
  });
}
