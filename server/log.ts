import type { RequestHandler } from 'express';
import { destination, pino } from 'pino';
import type { Logger } from 'pino';

export type Log = Logger;

/** Writes JSON lines to standard output without making a request wait for them. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pinoTime }, destination({ dest: 1, sync: false }));
}

/** One line a request: no query string, as it may hold what a visitor typed. */
export function logRequests(log: Log): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    const { method, path, socket } = req;
    const bytesBefore = socket.bytesWritten;
    res.once('close', () => {
      const durationMs = Math.round((performance.now() - startedAt) * 100) / 100;
      const bytes = socket.bytesWritten - bytesBefore;
      const line = { method, path, status: res.statusCode, durationMs, bytes };
      if (res.writableFinished) log.info(line, 'request');
      else log.info({ ...line, aborted: true }, 'request');
    });
    next();
  };
}

function pinoTime(): string {
  return `,"time":"${new Date().toISOString()}"`;
}
