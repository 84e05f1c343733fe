import { createServer, request } from 'node:http';
import type { IncomingHttpHeaders, RequestListener, RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Requests exactly this path over a socket, and returns the raw body. Supertest normalizes both. */
export async function ask(app: RequestListener, path: string, options: RequestOptions = {}): Promise<Answer> {
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await send({ port: (server.address() as AddressInfo).port, path, agent: false, ...options });
  } finally {
    server.close();
  }
}

function send(options: RequestOptions): Promise<Answer> {
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
