import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral range, so that the system does not assign it to another process. */
export function freePort(): Promise<number> {
  const port = randomInt(20_000, 30_000);
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      code === 'EADDRINUSE' ? resolve(freePort()) : reject(new Error(`no free port: ${code}`)),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });
}
