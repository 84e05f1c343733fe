import { buildSite } from '../scripts/build/build-site.ts';
import { sampleSite } from '../scripts/build/sites.ts';

/** Builds the sample, unless nothing has changed since its last build. */
export async function setup(): Promise<void> {
  await buildSite(sampleSite, { ifStale: true });
}
