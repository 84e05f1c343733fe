import compression from 'compression';
import express from 'express';
import type { Express } from 'express';
import type { ReactNode } from 'react';
import type { DealerTexts } from '../shared/dealer-texts.ts';
import type { StockChange } from '../shared/inventory/stock.ts';
import type { Site } from '../shared/site.ts';
import { assetRoutes } from './files/assets.ts';
import type { Assets } from './files/assets.ts';
import { crawlerPaths, crawlerRoutes } from './files/crawler-files.ts';
import { answerError } from './requests/answer-error.ts';
import { healthRoutes, lastAnswers } from './process/health.ts';
import type { Health } from './process/health.ts';
import { logRequests } from './observability/log.ts';
import type { Log } from './observability/log.ts';
import { measureRequests } from './observability/measure-requests.ts';
import type { Metrics } from './observability/metrics.ts';
import { browserErrorRoutes } from './requests/browser-errors.ts';
import { allowOnlyReads, rejectMalformedPath, redirectToCanonical } from './requests/paths.ts';
import { renderPages } from './rendering/render-pages.tsx';
import { identifyRequests } from './observability/request-id.ts';
import type { Cars } from '../client/stock-context.ts';
import { securityHeaders } from './requests/security-headers.ts';
import type { HeaderRules } from './requests/security-headers.ts';

export type Dependencies = {
  site: Site;
  headerRules: HeaderRules;
  assets: Assets;
  cars: Cars;
  /** For the sitemap. */
  changes: readonly StockChange[];
  /** Other texts than the dealer's, for tests. */
  texts?: DealerTexts;
  now: () => Date;
  health: Health;
  log: Log;
  /** The path that browsers report errors to; undefined where BROWSER_ERRORS is off. */
  errorsPath?: string;
  /** Other pages than the site's, for tests. */
  pages?: ReactNode;
  /** Undefined where METRICS_PORT is not set. */
  metrics?: Metrics;
};

/** The whole site as a request handler, top to bottom. */
export function createApp({
  site,
  headerRules,
  assets,
  cars,
  changes,
  texts,
  now,
  health,
  log,
  errorsPath,
  metrics,
  pages,
}: Dependencies): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', false);

  app.use(identifyRequests);
  app.use(logRequests(log));
  if (metrics) app.use(measureRequests(metrics, cars));
  app.use(lastAnswers(health));
  app.use(securityHeaders(headerRules));
  app.use(allowOnlyReads);
  app.use(rejectMalformedPath);
  app.use(healthRoutes(health));
  app.use(compression());
  app.use(assetRoutes(assets));
  app.use(crawlerRoutes(site, cars, changes));
  app.use(browserErrorRoutes({ now, log, metrics }));
  app.use(redirectToCanonical(cars, crawlerPaths));
  app.use(renderPages({ site, assets, cars, now, log, errorsPath, texts, pages }));
  app.use(answerError(log));
  return app;
}
