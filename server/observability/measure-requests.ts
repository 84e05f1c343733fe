import type { RequestHandler } from 'express';
import type { Metrics } from './metrics.ts';

/** Counts and times every request. Labels are few and fixed: no path, no client. */
export function measureRequests(metrics: Metrics): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    const { path } = req;
    res.once('close', () => {
      // Whoever left got no status.
      if (!res.writableFinished) return metrics.countAborted();
      const { route = otherRoute(path) } = res.locals as { route?: string };
      const status = `${Math.floor(res.statusCode / 100)}xx`;
      metrics.observe({ route, status }, (performance.now() - startedAt) / 1000);
    });
    next();
  };
}

/** One of the other routes in metrics.ts. */
function otherRoute(path: string): string {
  if (/^\/(assets\/|apple-touch-icon|favicon\.ico$)/.test(path)) return 'asset';
  if (/^\/(robots\.txt|sitemap\.xml|site\.webmanifest|vehicles\.csv)$/.test(path)) return 'crawler';
  if (/^\/(healthz|readyz)$/.test(path)) return 'health';
  return 'other';
}
