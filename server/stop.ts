import type { Server } from 'node:http';
import type { Health } from './health.ts';
import type { Log } from './log.ts';

type Running = { server: Server; health: Health; log: Log };

const graceMs = 8_000;

/** SIGTERM or SIGINT: take no more requests, finish those in flight, exit 0 within ten seconds. */
export function stopOnSignal({ server, health, log }: Running): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);

  function stop(signal: NodeJS.Signals): void {
    health.isStopping = true;
    log.info({ signal }, 'stopping');
    const exit = () => log.flush(() => process.exit(0));
    server.close(exit);
    server.closeIdleConnections();
    setTimeout(() => {
      log.warn('requests still in flight are cut off');
      server.closeAllConnections();
      exit();
    }, graceMs).unref();
  }
}
