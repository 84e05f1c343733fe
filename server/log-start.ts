import { carCount } from '../shared/format.ts';
import type { Config } from './config.ts';
import type { BuildInfo } from './files/build-info.ts';
import type { Log } from './observability/log.ts';

/** Logs what an operator checks first: the build, the number of cars, and sample values still in use. */
export function logStart({ site, samples }: Config, build: BuildInfo, log: Log): void {
  const { cars, sold, drafts, date } = build.stock;
  const waiting = drafts === 0 ? '' : `, ${drafts === 1 ? '1 draft' : `${drafts} drafts`}`;
  log.info(
    { build: build.name, stock: date },
    `build ${build.name}: ${carCount(cars)}, ${sold} sold${waiting}, stock of ${date}`,
  );
  const facts = samples.map((name) => (name === 'e-mail' ? `e-mail (inquiries go to ${site.email})` : name));
  const left = [...facts, ...build.stock.sampleWords];
  if (left.length > 0) log.warn(`replace these sample values in dealer.json: ${left.join(', ')}`);
  if (site.brand !== build.brand) {
    log.warn(
      { pages: site.brand, cards: build.brand },
      'the share cards name another brand than the pages: build with the same SITE_BRAND',
    );
  }
}
