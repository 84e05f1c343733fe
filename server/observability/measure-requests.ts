import type { RequestHandler } from 'express';
import type { Metrics } from './metrics.ts';

/** Counts and times every request. Labels have few, fixed values: no path, no client. */
export function measureRequests(metrics: Metrics): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    // Handlers may rewrite the path.
    const { path } = req;
    res.once('close', () => {
      // A client that disconnected received no status.
      if (!res.writableFinished) return metrics.countAborted();
      const { route = otherRoute(path) } = res.locals as { route?: string };
      const status = `${Math.floor(res.statusCode / 100)}xx`;
      metrics.observe({ route, status }, (performance.now() - startedAt) / 1000);
    });
    next();
  };
}

/** The route of a request that is not for a page. */
function otherRoute(path: string): string {
  if (/^\/(assets\/|apple-touch-icon|favicon\.ico$)/.test(path)) return 'asset';
  if (/^\/(robots\.txt|sitemap\.xml|site\.webmanifest|vehicles\.csv)$/.test(path)) return 'crawler';
  if (/^\/(healthz|readyz)$/.test(path)) return 'health';
  return 'other';
}
