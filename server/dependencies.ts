import type { DealerTexts } from '../shared/dealer/dealer-schema.ts';
import type { Site } from '../shared/dealer/site.ts';
import type { Stock, StockChange } from '../shared/inventory/create-stock.ts';
import type { FeedFacts } from '../shared/structured-data/vehicle-rows.ts';
import type { HeaderRules } from './middleware/security-headers.ts';
import type { Log } from './observability/log.ts';
import type { Metrics } from './observability/metrics.ts';
import type { Health } from './process/health.ts';
import type { Assets } from './routes/assets.ts';

export type Dependencies = {
  site: Site;
  texts: DealerTexts;
  stock: Stock;
  changes: readonly StockChange[];
  feedFacts: FeedFacts;
  isSample: boolean;
  assets: Assets;
  headerRules: HeaderRules;
  now: () => Date;
  health: Health;
  log: Log;
  metrics?: Metrics;
};
