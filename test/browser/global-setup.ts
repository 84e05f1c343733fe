import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { buildSiteIfStale } from '../../scripts/build/site.ts';
import { launchOptions } from '../../scripts/browser/launch-options.ts';
import { buildFolders } from '../../scripts/build/mode.ts';
import { startSite } from '../../scripts/site-process.ts';

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be added to
  interface ProvidedContext {
    siteAddress: string;
    developmentAddress: string;
    chromiumEndpoint: string;
  }
}

/** One Chromium and one server for all browser tests: the built site, and its development build beside it. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await buildSiteIfStale('production');
  await buildSiteIfStale('development');
  const site = await startSite();
  const development = await startSite({ folder: buildFolders.development });
  const browser = await chromium.launchServer(launchOptions());
  provide('siteAddress', site.address);
  provide('developmentAddress', development.address);
  provide('chromiumEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await Promise.all([site.stop(), development.stop()]);
  };
}
