import type { Socket } from 'node:net';
import type { RequestHandler, Response } from 'express';
import { destination, pino, type Logger } from 'pino';
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
    const { method } = req;
    const path = loggedPath(req.path);
    const bytesOf = countBytes(res);
    res.once('close', () => {
      const durationMs = Math.round((performance.now() - startedAt) * 100) / 100;
      const line = { requestId: requestId(res), method, path };
      const sent = { durationMs, bytes: bytesOf() };
      if (res.writableFinished) log.info({ ...line, status: res.statusCode, ...sent }, 'request');
      // A visitor who left before the answer got no status.
      else
        log.info(
          { ...line, ...(res.headersSent && { status: res.statusCode }), ...sent, aborted: true },
          'request',
        );
    });
    next();
  };
}

/** Counts the bytes of an answer. The requests of a pipeline share a connection, and their answers have it in turns. */
function countBytes(res: Response): () => number {
  let { socket } = res;
  let before = socket?.bytesWritten ?? 0;
  let after: number | undefined;
  if (!socket) {
    res.once('socket', (own: Socket) => {
      socket = own;
      before = own.bytesWritten;
    });
  }
  // Before Node gives the connection to the next answer, in its own listener.
  res.prependOnceListener('finish', () => (after = socket?.bytesWritten));
  return () => (after ?? socket?.bytesWritten ?? before) - before;
}

/** JSON escapes the other control characters; terminals interpret these too. */
export function loggedPath(path: string): string {
  return path.slice(0, longestPath).replace(/[^\x20-\x7e]/g, encodeURIComponent);
}

function pinoTime(): string {
  return `,"time":"${new Date().toISOString()}"`;
}
