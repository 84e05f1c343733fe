import type { Server } from 'node:http';
import type { Health } from './health.ts';
import type { Log } from '../observability/log.ts';

type Running = { server: Server; health: Health; log: Log; drainMs: number; exit: (code: number) => void };

/** How long requests in flight may take after the drain. */
export const graceMs = 8_000;

/**
 * Returns a function that stops the server: `/readyz` fails, requests are served until the load balancer has noticed,
 * then no connection is accepted, requests in flight are finished, and the process exits with the highest code that the
 * function was called with.
 */
export function gracefulStop({ server, health, log, drainMs, exit }: Running): (code: number) => void {
  let exitCode = 0;
  return (code) => {
    exitCode = Math.max(exitCode, code);
    if (health.isStopping) return;
    health.isStopping = true;
    setTimeout(() => {
      server.close(() => exit(exitCode));
      // Connections that were busy at `close` become idle later.
      setInterval(() => server.closeIdleConnections(), 50);
      setTimeout(() => {
        log.warn('requests still in flight are cut off');
        server.closeAllConnections();
        exit(exitCode);
      }, graceMs);
    }, drainMs);
  };
}
