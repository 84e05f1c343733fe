import express from 'express';
import type { Express } from 'express';
import type { Site } from '../shared/site.ts';
import { serveAssets } from './files/assets.ts';
import type { Assets } from './files/assets.ts';
import { crawlerRoutes } from './files/crawler-files.ts';
import { answerError } from './requests/answer-error.ts';
import { healthRoutes, lastAnswers } from './process/health.ts';
import type { Health } from './process/health.ts';
import { logRequests } from './observability/log.ts';
import type { Log } from './observability/log.ts';
import { measureRequests } from './observability/metrics.ts';
import type { Metrics } from './observability/metrics.ts';
import { onlyReading, readPath, redirectToCanonical } from './requests/paths.ts';
import { renderPages } from './rendering/render-pages.tsx';
import { identifyRequests } from './observability/request-id.ts';
import type { Screens } from './screens.ts';
import { securityHeaders } from './requests/security-headers.ts';

export type Dependencies = {
  site: Site;
  assets: Assets;
  screens: Screens;
  now: () => Date;
  health: Health;
  log: Log;
  /** Left out where nobody asks for figures. */
  metrics?: Metrics;
};

/** The whole site as a request handler, top to bottom. */
export function createApp({ site, assets, screens, now, health, log, metrics }: Dependencies): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', false);

  app.use(identifyRequests);
  app.use(logRequests(log));
  if (metrics) app.use(measureRequests(metrics, screens));
  app.use(lastAnswers(health));
  app.use(securityHeaders(site));
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
