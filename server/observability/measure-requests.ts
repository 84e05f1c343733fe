import type { RequestHandler } from 'express';
import type { Metrics } from './metrics.ts';
import { routeKind } from './route-kind.ts';
import type { Cars } from '../../shared/inventory/stock-of.ts';

/** Counts and times every request. Labels are few and fixed: no path, no client. */
export function measureRequests(metrics: Metrics, cars: Cars): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    const route = routeKind(req.path, cars);
    res.once('close', () => {
      // Whoever left got no status.
      if (!res.writableFinished) return metrics.countAborted();
      const status = `${Math.floor(res.statusCode / 100)}xx`;
      metrics.observe({ route, status }, (performance.now() - startedAt) / 1000);
    });
    next();
  };
}
