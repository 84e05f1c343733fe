import { Router } from 'express';
import { browserErrorKinds, browserErrorPages } from '../../client/browser/report-browser-error.ts';
import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';

type Dependencies = { now: () => Date; log: Log; metrics?: Metrics | undefined };

const mostAMinute = 60;

/** Logs and counts the errors that browsers report; the requested path is the whole report. */
export function browserErrorRoutes({ now, log, metrics }: Dependencies): Router {
  const routes = Router();
  let minute = 0;
  let count = 0;
  routes.get('/errors/:build/:page/:kind', (req, res) => {
    res.set('Cache-Control', 'no-store');
    const { build } = req.params;
    const page = browserErrorPages.find((name) => name === req.params.page);
    const kind = browserErrorKinds.find((name) => name === req.params.kind);
    if (!page || !kind || !/^[0-9a-f]{8}$/.test(build)) {
      res.sendStatus(404);
      return;
    }
    const thisMinute = Math.floor(now().getTime() / 60_000);
    if (thisMinute !== minute) {
      minute = thisMinute;
      count = 0;
    }
    count += 1;
    if (count > mostAMinute) {
      res.sendStatus(429);
      return;
    }
    metrics?.countBrowserError({ page, kind });
    log.warn({ build, page, kind }, 'a browser reports an error');
    res.status(204).end();
  });
  return routes;
}
