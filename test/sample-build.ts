import { buildSite } from '../scripts/build/build-site.ts';
import { sampleSite } from '../scripts/build/sites.ts';

export async function setup(): Promise<void> {
  await buildSite(sampleSite, { ifStale: true });
}
