import { Router } from 'express';
import { faultKinds, faultPages } from '../../client/browser/report-fault.ts';
import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import { sendStatusText } from './send-status-text.ts';

type Dependencies = { now: () => Date; log: Log; metrics?: Metrics | undefined };

const mostAMinute = 60;

/** Logs and counts the faults that browsers report; the requested path is the whole report. */
export function faultRoutes({ now, log, metrics }: Dependencies): Router {
  const routes = Router();
  let minute = 0;
  let count = 0;
  routes.get('/faults/:build/:page/:kind', (req, res) => {
    const { build } = req.params;
    const page = faultPages.find((name) => name === req.params.page);
    const kind = faultKinds.find((name) => name === req.params.kind);
    if (!page || !kind || !/^[0-9a-f]{8}$/.test(build)) return sendStatusText(req, res, 404);
    const thisMinute = Math.floor(now().getTime() / 60_000);
    if (thisMinute !== minute) {
      minute = thisMinute;
      count = 0;
    }
    count += 1;
    if (count > mostAMinute) return sendStatusText(req, res, 429);
    metrics?.countBrowserFault({ page, kind });
    log.warn({ build, page, kind }, 'a browser reports a fault');
    res.status(204).set('Cache-Control', 'no-store').end();
  });
  return routes;
}
