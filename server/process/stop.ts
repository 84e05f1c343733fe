import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Log } from '../observability/log.ts';
import type { Health } from './health.ts';

type Stop = (code: number) => void;
type Running = { server: Server; health: Health; log: Log; drainMs: number; exit: Stop };

/** How long requests in flight may take after the drain. */
export const graceMs = 8_000;

/** Time to read a request that has arrived on an open connection. */
const readMs = 50;

/**
 * `/readyz` fails at once, but connections are accepted until the load balancer has noticed. The process exits with the
 * highest code that the function was called with.
 */
export function gracefulStop({ server, health, log, drainMs, exit }: Running): Stop {
  let exitCode = 0;
  const isSending = watchAnswers(server);
  return (code) => {
    exitCode = Math.max(exitCode, code);
    if (health.isStopping) return;
    health.isStopping = true;
    setTimeout(() => {
      // The `close` of HTTP servers also cuts off clients that have not read the end of a response.
      NetServer.prototype.close.call(server);
      const cutOff = setTimeout(() => {
        log.warn('requests still in flight are cut off');
        exit(exitCode);
      }, graceMs);
      const waiting = setInterval(() => {
        if (isSending()) return;
        clearTimeout(cutOff);
        clearInterval(waiting);
        exit(exitCode);
      }, readMs);
    }, drainMs);
  };
}

function watchAnswers(server: Server): () => boolean {
  const lastAnswers = new Map<Socket, ServerResponse>();
  server.prependListener('request', ({ socket }, res) => {
    if (!lastAnswers.has(socket)) socket.once('close', () => lastAnswers.delete(socket));
    lastAnswers.set(socket, res);
  });
  return () => [...lastAnswers.values()].some(({ writableFinished }) => !writableFinished);
}

/**
 * After an uncaught exception, exits with code 1, so that the supervisor restarts the process. An unhandled rejection
 * ends the work of one request only: the process has no state that it could break, so it keeps serving.
 */
export function stopOnSignals(stop: Stop, log: Log): void {
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
    log.error({ err: reason }, 'unhandled rejection');
  });
  // Node's own listener prints text, but log collectors expect JSON.
  process.removeAllListeners('warning').on('warning', (warning) => {
    log.warn({ err: warning }, 'warning of Node');
  });
}
