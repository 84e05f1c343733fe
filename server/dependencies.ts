import type { DealerTexts } from '../shared/dealer-texts.ts';
import type { Stock, StockChange } from '../shared/inventory/create-stock.ts';
import type { Site } from '../shared/site.ts';
import type { FeedFacts } from '../shared/structured-data/vehicle-rows.ts';
import type { Assets } from './files/assets.ts';
import type { Log } from './observability/log.ts';
import type { Metrics } from './observability/metrics.ts';
import type { Health } from './process/health.ts';
import type { HeaderRules } from './requests/security-headers.ts';

/** What the site is made of: main.ts has the dealer's, a test its own. */
export type Dependencies = {
  site: Site;
  texts: DealerTexts;
  stock: Stock;
  /** For the sitemap. */
  changes: readonly StockChange[];
  /** By id, of the cars for sale. */
  feedFacts: Readonly<Record<string, FeedFacts>>;
  /** True for the project's own sample of cars, which has no feed. */
  isSample: boolean;
  assets: Assets;
  headerRules: HeaderRules;
  now: () => Date;
  health: Health;
  log: Log;
  /** The path that pages of this build report errors to: '/errors/1a2b3c4d'. Undefined where BROWSER_ERRORS is off. */
  errorsPath?: string;
  /** Undefined where METRICS_PORT is not set. */
  metrics?: Metrics;
};
