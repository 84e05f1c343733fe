import { summary } from 'stock:summary';
import type { Config } from './config.ts';
import type { Log } from './observability/log.ts';

/** What whoever starts the site wants to know: which cars it sells, and whether it speaks for a made-up dealer. */
export function tellOfStart({ usesSamples }: Config, log: Log): void {
  log.info(`stock: ${summary.cars} cars, ${summary.sold} sold, of ${summary.date}`);
  if (usesSamples) log.warn('sample values are in use: set SITE_BRAND, SITE_ORIGIN, SITE_PHONE and so on');
}
