import { once } from 'node:events';
import type { Server } from 'node:http';
import { StartError } from '../start-error.ts';

type Address = {
  host: string;
  port: number;
  variable: 'PORT' | 'METRICS_PORT';
};

/** @throws {StartError} when the port is taken or not allowed, or the machine has no such address */
export async function listen(server: Server, { host, port, variable }: Address): Promise<void> {
  const noAddress = 'the machine has no such address: set HOST=';
  const reasons: Record<string, string> = {
    EADDRINUSE: `another process has the port: set another ${variable}`,
    EACCES: `this user may not open the port: set another ${variable}`,
    EADDRNOTAVAIL: noAddress,
    ENOTFOUND: noAddress,
  };
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The site cannot listen on ${host}:${port}: ${reasons[code] ?? `${message} (${code})`}`,
    );
  }
}
