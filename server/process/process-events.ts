import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';

type Stop = (code: number) => void;
type Watched = { log: Log; stop: Stop; metrics?: Metrics | undefined };

/** SIGTERM from whoever runs the process, SIGINT from a keyboard. */
export function onStopSignal(log: Log, stop: Stop): void {
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    process.on(name, (signal) => {
      log.info({ signal }, 'stopping');
      stop(0);
    });
  }
}

/**
 * A rejection that nobody awaited ends one request's work and no more: the process keeps no state that could be
 * broken, so it serves on. After an exception out of the blue nothing is certain: it finishes what is in flight
 * and exits 1, to be started anew.
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
