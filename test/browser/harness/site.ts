import { inject, onTestFinished } from 'vitest';
import { startSite } from '../../../scripts/machine/site-process.ts';

/** The built site as visitors get it. */
export const siteAddress = inject('siteAddress');

/** The same site as a development build, in which React reports mismatches. */
export const developmentAddress = inject('developmentAddress');

/** The site of a dealer's own stock: see test/own-site.ts. */
export const ownAddress = inject('ownAddress');

/** Starts the built site with other environment variables for one test. Returns its URL. */
export async function startSiteWith(env: Record<string, string>): Promise<string> {
  const { address, stop } = await startSite({ env: { PATH: process.env.PATH, ...env } });
  onTestFinished(async () => {
    await stop();
  });
  return address;
}
