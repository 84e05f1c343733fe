import type { TestProject } from 'vitest/node';
import { buildSite } from '../../scripts/build/build-site.ts';
import { sampleSite } from '../../scripts/build/sites.ts';
import { leftOutEngines } from '../../scripts/engines/left-out.ts';
import type { LeftOut } from '../../scripts/engines/left-out.ts';
import { startSite } from '../../scripts/build/site-process.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface ProvidedContext {
    leftOutEngines: LeftOut;
  }
}

/** The built site as visitors get it. */
export async function setup({ provide }: TestProject): Promise<() => Promise<unknown>> {
  const leftOut = await leftOutEngines();
  const reasons = Object.entries(leftOut).map(([name, reason]) => `${name} is left out: ${reason}`);
  for (const line of reasons) console.error(line);
  if (process.env.CI && reasons.length > 0) throw new Error(reasons.join('\n'));
  provide('leftOutEngines', leftOut);
  await buildSite(sampleSite, { ifStale: true });
  const site = await startSite();
  provide('siteOrigin', site.origin);
  return site.stop;
}
