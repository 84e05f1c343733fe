import type { RequestHandler } from 'express';
import { destination, pino } from 'pino';
import type { Logger } from 'pino';
import { requestId } from './request-id.ts';

export type Log = Logger;

const longestPath = 512;
const exitMs = 500;

/**
 * Writes JSON lines to standard output without making a request wait for them. A full disk or a closed pipe
 * costs lines, never an answer.
 */
export function createLog(level: string): { log: Log; exit: (code: number) => void } {
  const output = destination({
    dest: 1,
    sync: false,
    minLength: 1,
    // What waits for a reader that does not read; more is dropped.
    maxLength: 4 * 1024 * 1024,
    // Tries again when nothing else is logged.
    periodicFlush: 1_000,
  });
  output.on('error', () => undefined);
  return {
    log: pino({ level, base: null, timestamp: pinoTime }, output),
    exit(code) {
      const end = () => {
        // Else it is written out once more at exit, which throws on a full disk.
        output.destroy();
        process.exit(code);
      };
      setTimeout(end, exitMs);
      output.flush(end);
    },
  };
}

/** One line a request: no query string, as it may hold what a visitor typed. */
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

/** JSON escapes the rest; terminals obey some characters that it does not. */
export function loggedPath(path: string): string {
  return path.slice(0, longestPath).replace(/[^\x20-\x7e]/g, encodeURIComponent);
}

function pinoTime(): string {
  return `,"time":"${new Date().toISOString()}"`;
}
