import { once } from 'node:events';
import type { Server } from 'node:http';
import { StartError } from '../start-error.ts';

/**
 * @param variable the variable that set the port
 * @throws {StartError} when the port is taken or not allowed, or the machine has no such address
 */
export async function listen(
  server: Server,
  variable: 'PORT' | 'METRICS_PORT',
  address: { host: string; port: number },
): Promise<void> {
  try {
    await once(server.listen(address), 'listening');
  } catch (error) {
    const { message } = error as Error;
    throw new StartError(`The site cannot listen: ${message}; set another ${variable} or HOST`);
  }
}
