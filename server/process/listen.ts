import type { Server } from 'node:http';
import { StartError } from '../start-error.ts';

type Address = {
  host: string;
  port: number;
  /** The variable that sets the port. */
  variable: 'PORT' | 'METRICS_PORT';
};

/**
 * Listens on the port.
 * @throws {StartError} when the port is taken or not allowed
 */
export function listen(server: Server, { host, port, variable }: Address): Promise<void> {
  const otherPort = `set another one, such as ${variable}=${port + 1}`;
  const noAddress = 'the machine has no such address: set HOST=';
  const reasons: Record<string, string> = {
    EADDRINUSE: `another process has the port: ${otherPort}`,
    EACCES: `this user may not open the port: ${otherPort}`,
    EADDRNOTAVAIL: noAddress,
    ENOTFOUND: noAddress,
  };
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''] ?? `${error.message} (${error.code})`;
      reject(new StartError(`The site cannot listen on ${host}:${port}: ${reason}`));
    };
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve();
    });
  });
}
