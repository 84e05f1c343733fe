import type { TestProject } from 'vitest/node';
import { buildSite } from '../../scripts/build/build-site.ts';
import { currentFolder, sampleInDevelopment, sampleSite } from '../../scripts/build/sites.ts';
import { startSite } from '../../scripts/machine/site-process.ts';

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  interface ProvidedContext {
    siteAddress: string;
    developmentAddress: string;
  }
}

/** The servers for all browser tests: the built site and its development build. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await buildSite(sampleSite, { ifStale: true });
  await buildSite(sampleInDevelopment, { ifStale: true });
  const site = await startSite();
  const development = await startSite({ folder: currentFolder(sampleInDevelopment) });
  provide('siteAddress', site.address);
  provide('developmentAddress', development.address);
  return async () => {
    await Promise.all([site.stop(), development.stop()]);
  };
}
