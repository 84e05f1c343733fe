import type { Server } from 'node:http';
import { StartError } from '../start-error.ts';

const reasons: Record<string, string> = {
  EADDRINUSE: 'another process has the port',
  EACCES: 'this user may not open the port',
  EADDRNOTAVAIL: 'the machine has no such address',
  ENOTFOUND: 'the machine has no such address',
};

/**
 * Listens on the port.
 * @throws {StartError} when the port is taken or not allowed
 */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''] ?? error.message;
      reject(new StartError(`The site cannot listen on ${host}:${port}: ${reason} (${error.code})`));
    };
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve();
    });
  });
}
