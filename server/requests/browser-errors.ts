import { Router } from 'express';
import { browserErrorKinds, browserErrorPages } from '../../client/browser/report-browser-error.ts';
import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';

type Dependencies = { now: () => Date; log: Log; metrics?: Metrics | undefined };

const maxPerMinute = 60;

/** Logs and counts the errors that pages of this build report. The path of the request is the whole report. */
export function browserErrorRoutes(errorsPath: string, { now, log, metrics }: Dependencies): Router {
  const routes = Router();
  let minute = 0;
  let count = 0;
  routes.get(`${errorsPath}/:page/:kind`, (req, res, next) => {
    const page = browserErrorPages.find((name) => name === req.params.page);
    const kind = browserErrorKinds.find((name) => name === req.params.kind);
    if (!page || !kind) return next();
    Object.assign(res.locals, { route: 'report' });
    res.set('Cache-Control', 'no-store');
    const thisMinute = Math.floor(now().getTime() / 60_000);
    if (thisMinute !== minute) {
      minute = thisMinute;
      count = 0;
    }
    count += 1;
    if (count > maxPerMinute) {
      res.sendStatus(429);
      return;
    }
    metrics?.countBrowserError({ page, kind });
    log.warn({ page, kind }, 'a browser reports an error');
    res.status(204).end();
  });
  return routes;
}
