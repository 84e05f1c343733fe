import compression from 'compression';
import express, { type Express } from 'express';
import type { Dependencies } from './dependencies.ts';
import { answerError } from './middleware/answer-error.ts';
import { answerHeadAsGet } from './middleware/head-as-get.ts';
import { allowOnlyReads, rejectMalformed } from './middleware/paths.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { logRequests } from './observability/log.ts';
import { measureRequests } from './observability/measure-requests.ts';
import { identifyRequests } from './observability/request-id.ts';
import { closeWhileStopping, healthRoutes } from './process/health.ts';
import { renderPages } from './rendering/render-pages.tsx';
import { assetRoutes } from './routes/assets.ts';
import { crawlerPaths, crawlerRoutes } from './routes/crawler-files.ts';
import { endFormerWorker } from './routes/former-worker.ts';
import { feedPath, feedRoutes } from './routes/vehicle-feed.ts';

export function createApp(dependencies: Dependencies): Express {
  const { site, stock, changes, isSample, assets, headerRules, health, log, feedFacts, metrics } =
    dependencies;
  const files = isSample ? crawlerPaths : [...crawlerPaths, feedPath];
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', false);

  app.use(identifyRequests);
  app.use(logRequests(log));
  if (metrics) app.use(measureRequests(metrics));
  app.use(closeWhileStopping(health));
  app.use(securityHeaders(headerRules));
  app.use(allowOnlyReads);
  app.use(rejectMalformed);
  app.use(healthRoutes(health));
  // renderPages compresses pages.
  app.use(['/assets', ...files], compression());
  app.use(assetRoutes(assets));
  app.use(endFormerWorker);
  app.use(answerHeadAsGet);
  app.use(crawlerRoutes(site, stock, changes));
  if (!isSample) app.use(feedRoutes(site, stock, feedFacts));
  app.use(renderPages(dependencies, files));
  app.use(answerError(log));
  return app;
}
