import type { TestProject } from 'vitest/node';
import { startSite } from '../../scripts/build/site-process.ts';
import { setup as buildSample } from '../sample-build.ts';

export async function setup({ provide }: TestProject): Promise<() => Promise<unknown>> {
  await buildSample();
  const site = await startSite();
  provide('siteOrigin', site.origin);
  return site.stop;
}
