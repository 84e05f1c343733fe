import type { Server } from 'node:http';
import type { Health } from './health.ts';
import type { Log } from '../observability/log.ts';

type Running = { server: Server; health: Health; log: Log; drainMs: number; exit: (code: number) => void };

/** So long requests in flight may take after the drain. */
export const graceMs = 8_000;

/**
 * Gives the way to stop: say so on `/readyz`, serve on until the load balancer has seen it, take no more
 * connections, finish what is in flight, exit. The highest code it was ever asked for is the process's.
 */
export function gracefulStop({ server, health, log, drainMs, exit }: Running): (code: number) => void {
  let exitCode = 0;
  return (code) => {
    exitCode = Math.max(exitCode, code);
    if (health.isStopping) return;
    health.isStopping = true;
    setTimeout(() => {
      server.close(() => exit(exitCode));
      // Connections that were busy when it closed become idle later.
      setInterval(() => server.closeIdleConnections(), 50);
      setTimeout(() => {
        log.warn('requests still in flight are cut off');
        server.closeAllConnections();
        exit(exitCode);
      }, graceMs);
    }, drainMs);
  };
}
