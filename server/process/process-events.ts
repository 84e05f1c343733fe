import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';

type Stop = (code: number) => void;
type Watched = { log: Log; stop: Stop; metrics?: Metrics | undefined };

/** SIGTERM comes from an orchestrator, SIGINT from a keyboard. */
export function onStopSignal(log: Log, stop: Stop): void {
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    process.on(name, (signal) => {
      log.info({ signal }, 'stopping');
      stop(0);
    });
  }
}

/**
 * An unhandled rejection ends the work of one request: the process keeps no state that it could break, so it serves on.
 * After an uncaught exception the process finishes the requests in flight and exits with 1, to be restarted.
 */
export function onProcessFault({ log, stop, metrics }: Watched): void {
  process.on('unhandledRejection', (reason) => {
    metrics?.countFault();
    log.error({ err: reason }, 'unhandled rejection');
  });
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception: stopping');
    stop(1);
  });
}
