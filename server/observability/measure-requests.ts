import type { RequestHandler } from 'express';
import type { Metrics } from './metrics.ts';
import { routeKind } from './route-kind.ts';
import type { Screens } from '../screens.ts';

/** Counts and times every request. Labels are few and fixed: no path, no client. */
export function measureRequests(metrics: Metrics, screens: Screens): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    const route = routeKind(req.path, screens);
    res.once('close', () => {
      if (!res.writableFinished) metrics.countAborted();
      const status = `${Math.floor(res.statusCode / 100)}xx`;
      metrics.observe({ route, status }, (performance.now() - startedAt) / 1000);
    });
    next();
  };
}
