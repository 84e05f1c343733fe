import type { RequestHandler } from 'express';
import type { Metrics } from './metrics.ts';

/** Labels must have few, fixed values: no paths and no clients. */
export function measureRequests({ durations, aborted }: Metrics): RequestHandler {
  return (_req, res, next) => {
    const startedAt = performance.now();
    res.once('close', () => {
      if (!res.writableFinished) return aborted.inc();
      const { route = 'other' } = res.locals as { route?: string };
      const status = `${Math.floor(res.statusCode / 100)}xx`;
      durations.observe({ route, status }, (performance.now() - startedAt) / 1000);
    });
    next();
  };
}
