import { withLock } from '../../scripts/disk/lock.ts';
import { canInstall, installPackages } from '../commands/debian-packages.ts';
import { launchChromium } from './launch-chromium.ts';
import { unpackChromium } from './packed-chromium.ts';

/** In the order in which they are tried. A way that does not suit this machine does nothing. */
const ways = [
  () => canInstall && installPackages(['chromium-headless-shell']),
  () => process.platform === 'linux' && process.arch === 'x64' && unpackChromium(),
];

/**
 * Fetches Chromium, unless one works already.
 * @throws {Error} if none works in the end, with the reason for each
 */
export async function fetchChromium(): Promise<void> {
  await withLock('.cache/chromium.lock', 'npm run browsers', async () => {
    const reasons: unknown[] = [];
    for (const fetchIt of [() => undefined, ...(process.env.CHROMIUM_PATH ? [] : ways)]) {
      try {
        fetchIt();
        return await (await launchChromium()).close();
      } catch (error) {
        reasons.push(error instanceof Error ? error.message : error);
      }
    }
    throw new Error([...new Set(reasons), 'install Chrome or Chromium, or set CHROMIUM_PATH'].join('; '));
  });
}
