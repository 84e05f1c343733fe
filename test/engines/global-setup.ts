import type { TestProject } from 'vitest/node';
import { buildSiteIfStale } from '../../scripts/build/build-site.ts';
import { startSite } from '../../scripts/site-process.ts';

/** The built site, as visitors get it. */
export async function setup({ provide }: TestProject): Promise<() => Promise<unknown>> {
  await buildSiteIfStale('production');
  const site = await startSite();
  provide('siteAddress', site.address);
  return site.stop;
}
