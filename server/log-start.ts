import { sampleValues } from '../shared/dealer/sample-values.ts';
import sample from '../shared/sample/dealer.json' with { type: 'json' };
import type { BuildInfo } from './build-info.ts';
import type { Config } from './config.ts';
import type { Log } from './observability/log.ts';

export function logStart({ site, unknown }: Config, build: BuildInfo, isSample: boolean, log: Log): void {
  const { words, date } = build.stock;
  log.info({ build: build.name, stock: date }, `build ${build.name}: ${words}, stock of ${date}`);
  if (unknown.length > 0) {
    log.warn(`unknown variables: ${unknown.join(', ')}; the dealer's facts belong in dealer.json`);
  }
  const named = sampleValues(site, sample);
  if (isSample) log.info("the cars and the dealer are the sample's; for your own, run: npm run stock init");
  else if (named.length > 0) log.warn(`replace these sample values in dealer.json: ${named.join(', ')}`);
}
