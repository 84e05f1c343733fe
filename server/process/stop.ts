import type { Server } from 'node:http';
import type { Health } from './health.ts';
import { keepUnsentAnswers } from './idle-connections.ts';
import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';

type Stop = (code: number) => void;
type Running = { server: Server; health: Health; log: Log; drainMs: number; exit: Stop };

/** How long requests in flight may take after the drain. */
export const graceMs = 8_000;

/**
 * Returns a function that stops the server: `/readyz` fails, requests are served until the load balancer has noticed,
 * then no connection is accepted, requests in flight are finished, and the process exits with the highest code that the
 * function was called with.
 */
export function gracefulStop({ server, health, log, drainMs, exit }: Running): Stop {
  let exitCode = 0;
  keepUnsentAnswers(server);
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

/**
 * Stops on SIGTERM from an orchestrator, on SIGINT from a keyboard, and with 1, to be restarted, after an uncaught
 * exception. An unhandled rejection ends the work of one request: the process keeps no state that it could break, so it
 * serves on. Node's warnings become log lines, as a collector of logs expects JSON.
 */
export function stopOnSignals(stop: Stop, log: Log, metrics?: Metrics): void {
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    process.on(name, (signal) => {
      log.info({ signal }, 'stopping');
      stop(0);
    });
  }
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception: stopping');
    stop(1);
  });
  process.on('unhandledRejection', (reason) => {
    metrics?.countRejection();
    log.error({ err: reason }, 'unhandled rejection');
  });
  // Without Node's own listener, which prints text.
  process.removeAllListeners('warning').on('warning', (warning) => {
    log.warn({ err: warning }, 'warning of Node');
  });
}
