import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { LaunchOptions } from 'playwright-core';
import { installPackages, installsTools } from '../machine/debian-packages.ts';

/** A headless Chromium that reaches only this machine. */
export function launchOptions(): LaunchOptions {
  return {
    executablePath: chromiumPath(),
    // Containers and root cannot use the sandbox, and only our own pages are visited.
    chromiumSandbox: false,
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    ],
  };
}

const usualPaths = [
  // Headless Chromium: a page takes half the time of a window.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @throws {Error} when there is none, with how to get it */
function chromiumPath(): string {
  const path = findChromium();
  if (path) return path;
  const { CHROMIUM_PATH: wanted } = process.env;
  throw new Error(
    wanted
      ? `CHROMIUM_PATH is '${wanted}', which does not run`
      : 'no Chromium was found: on Debian npm run browsers -- --install, elsewhere npx playwright-core install chromium, or set CHROMIUM_PATH',
  );
}

function findChromium(): string | undefined {
  const { CHROMIUM_PATH: wanted } = process.env;
  const paths = wanted ? [wanted] : [...usualPaths, chromium.executablePath()];
  return paths.find((path) => existsSync(path) && runs(path));
}

// On Ubuntu, /usr/bin/chromium-browser only refers to a snap.
function runs(path: string): boolean {
  return process.platform === 'win32' || spawnSync(path, ['--version']).status === 0;
}

/** @throws {Error} when it is missing and may not be installed, with how to get it */
export function ensureChromium(): void {
  if (installsTools && !process.env.CHROMIUM_PATH && !findChromium())
    installPackages(['chromium-headless-shell', 'fonts-liberation', 'fonts-noto-color-emoji']);
  chromiumPath();
}
