import type { RequestHandler } from 'express';
import { destination, pino } from 'pino';
import type { Logger } from 'pino';
import { requestId } from './request-id.ts';

export type Log = Logger;

const longestPath = 512;
const exitMs = 500;

/**
 * Writes JSON lines to standard output without delaying a request. A full disk or a closed pipe loses lines, but no
 * response.
 */
export function createLog(level: string): { log: Log; exit: (code: number) => void } {
  const output = destination({
    dest: 1,
    sync: false,
    minLength: 1,
    // Bytes that wait for a slow reader; further lines are dropped.
    maxLength: 4 * 1024 * 1024,
    // Retries even if nothing else is logged.
    periodicFlush: 1_000,
  });
  output.on('error', () => undefined);
  return {
    log: pino({ level, base: null, timestamp: pinoTime }, output),
    exit(code) {
      const end = () => {
        // Otherwise pino writes it again at exit, which throws on a full disk.
        output.destroy();
        process.exit(code);
      };
      setTimeout(end, exitMs);
      output.flush(end);
    },
  };
}

/** Logs one line a request, without the query string, which may contain what a visitor typed. */
export function logRequests(log: Log): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    const { method, socket } = req;
    const path = loggedPath(req.path);
    const bytesBefore = socket.bytesWritten;
    res.once('close', () => {
      const durationMs = Math.round((performance.now() - startedAt) * 100) / 100;
      const bytes = socket.bytesWritten - bytesBefore;
      const line = { requestId: requestId(res), method, path, status: res.statusCode, durationMs, bytes };
      if (res.writableFinished) log.info(line, 'request');
      else log.info({ ...line, aborted: true }, 'request');
    });
    next();
  };
}

/** JSON escapes the other control characters; terminals interpret these too. */
export function loggedPath(path: string): string {
  return path.slice(0, longestPath).replace(/[^\x20-\x7e]/g, encodeURIComponent);
}

function pinoTime(): string {
  return `,"time":"${new Date().toISOString()}"`;
}
