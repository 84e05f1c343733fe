import express from 'express';
import type { Express } from 'express';
import type { Site } from '../shared/site.ts';
import { serveAssets } from './assets.ts';
import type { Assets } from './assets.ts';
import { crawlerRoutes } from './crawlers.ts';
import { answerError } from './errors.ts';
import { healthRoutes, lastAnswers } from './health.ts';
import type { Health } from './health.ts';
import { logRequests } from './log.ts';
import type { Log } from './log.ts';
import { measureRequests } from './metrics.ts';
import type { Metrics } from './metrics.ts';
import { onlyReading, readPath, redirectToCanonical } from './paths.ts';
import { renderPages } from './render.tsx';
import { identifyRequests } from './request-id.ts';
import type { Screens } from './screens.ts';
import { headerTable, securityHeaders } from './security.ts';

export type Dependencies = {
  site: Site;
  trustProxy: boolean | number | string;
  assets: Assets;
  screens: Screens;
  now: () => Date;
  health: Health;
  log: Log;
  /** Left out where nobody asks for figures. */
  metrics?: Metrics;
};

/** The whole site as a request handler, top to bottom. */
export function createApp({
  site,
  trustProxy,
  assets,
  screens,
  now,
  health,
  log,
  metrics,
}: Dependencies): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', trustProxy);
  app.set('query parser', false);

  app.use(identifyRequests);
  app.use(logRequests(log));
  if (metrics) app.use(measureRequests(metrics, screens));
  app.use(lastAnswers(health));
  app.use(securityHeaders(headerTable(site)));
  app.use(onlyReading);
  app.use(readPath);
  app.use(healthRoutes(health));
  app.use(serveAssets(assets));
  app.use(crawlerRoutes(site));
  app.use(redirectToCanonical(screens));
  app.use(renderPages({ site, assets, screens, now, log }));
  app.use(answerError(log));
  return app;
}
