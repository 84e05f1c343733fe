import { createServer, request } from 'node:http';
import type { IncomingHttpHeaders, RequestListener, RequestOptions, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Requests exactly this path over a socket, and returns the raw body. Supertest normalizes both. */
export async function ask(app: RequestListener, path: string, options: RequestOptions = {}): Promise<Answer> {
  return send({ port: await portOf(createServer(app)), path, agent: false, ...options });
}

/** The port of a server that listens on loopback until the end of the test. */
export async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** Sends a request to this computer. */
export function send(options: RequestOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, headers, body: Buffer.concat(chunks) });
      });
    });
    asked.on('error', reject).end();
  });
}
