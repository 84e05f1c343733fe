import type { Config } from './config.ts';
import type { Log } from './observability/log.ts';

export function warnOfSamples({ usesSamples }: Config, log: Log): void {
  if (usesSamples) log.warn('sample values are in use: set SITE_BRAND, SITE_ORIGIN, SITE_PHONE and so on');
}
