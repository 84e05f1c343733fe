import type { Request, RequestHandler } from 'express';
import { destination, pino, stdTimeFunctions, type Logger } from 'pino';
import { requestId } from './request-id.ts';

export type Log = Logger;

const longestPath = 512;
const exitMs = 500;

/** Logging never delays a request. With a full disk or a closed pipe, lines are lost, but responses are still sent. */
export function createLog(level: string): { log: Log; exit: (code: number) => void } {
  const output = destination({
    dest: 1,
    sync: false,
    minLength: 1,
    // At most 4 MiB wait for a slow reader. Further lines are dropped.
    maxLength: 4 * 1024 * 1024,
    // Retries a failed write even if nothing else is logged.
    periodicFlush: 1_000,
  });
  output.on('error', () => undefined);
  return {
    log: pino({ level, base: null, timestamp: stdTimeFunctions.isoTime }, output),
    exit(code) {
      const end = () => {
        // Otherwise pino writes the remaining lines at exit, which throws if the disk is full.
        output.destroy();
        process.exit(code);
      };
      setTimeout(end, exitMs);
      output.flush(end);
    },
  };
}

/** Takes the method before `answerHeadAsGet` changes it. */
export function logRequests(log: Log): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    const { method } = req;
    res.once('close', () => {
      const durationMs = Math.round((performance.now() - startedAt) * 100) / 100;
      const fields = {
        requestId: requestId(res),
        method,
        path: loggedPath(req),
        ...(res.headersSent && { status: res.statusCode }),
        durationMs,
        ...(!res.writableFinished && { aborted: true }),
      };
      log.info(fields, 'request');
    });
    next();
  };
}

/**
 * The path that the client requested, up to 512 characters. Without the query, which may contain what a visitor typed, and
 * without the control characters that JSON leaves alone but terminals interpret.
 */
export function loggedPath({ originalUrl }: Request): string {
  const path = originalUrl.replace(/[?#].*/s, '');
  return path.slice(0, longestPath).replace(/[^\x20-\x7e]/g, encodeURIComponent);
}
