import type { TestProject } from 'vitest/node';
import { buildSite } from '../../scripts/build/build-site.ts';
import { startSite } from '../../scripts/build/site-process.ts';
import { sampleInDevelopment, sampleSite } from '../../scripts/build/sites.ts';
import { builtOwnSite } from '../own-site.ts';

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface ProvidedContext {
    siteOrigin: string;
    developmentOrigin: string;
    ownOrigin: string;
  }
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await buildSite(sampleSite, { ifStale: true });
  await buildSite(sampleInDevelopment, { ifStale: true });
  const own = (await builtOwnSite()).folder;
  const sites = await Promise.all([
    startSite(),
    startSite({ folder: sampleInDevelopment.folder }),
    startSite({ folder: own }),
  ]);
  const [site, development, ownSite] = sites;
  provide('siteOrigin', site.origin);
  provide('developmentOrigin', development.origin);
  provide('ownOrigin', ownSite.origin);
  return async () => {
    await Promise.all(sites.map(({ stop }) => stop()));
  };
}
