import { existsSync } from 'node:fs';
import { chromium, type Browser, type LaunchOptions } from 'playwright-core';
import { packedPath } from './packed-chromium.ts';

/** In the order in which they are tried: the browser that visitors have before the headless shell. */
const usualPaths = [
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/usr/bin/chromium-headless-shell',
  // Playwright's own headless shell.
  undefined,
  packedPath,
];

const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The headless shell hints glyphs to whole pixels: without this, text has another width than in a window.
  '--font-render-hinting=none',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/**
 * Starts the first Chromium that works here, or the one that CHROMIUM_PATH names. It reaches only this machine.
 * @throws {Error} when none works, with each one's reason
 */
export function launchChromium(): Promise<Browser> {
  return firstThatStarts((options) => chromium.launch(options));
}

/** How another driver than Playwright starts the same Chromium. */
export async function chromiumCommand(): Promise<{ executablePath: string; args: string[] }> {
  const executablePath = await firstThatStarts(async (options) => {
    const browser = await chromium.launch(options);
    await browser.close();
    return options.executablePath ?? chromium.executablePath();
  });
  return { executablePath, args: [...args, '--no-sandbox'] };
}

async function firstThatStarts<Started>(
  start: (options: LaunchOptions) => Promise<Started>,
): Promise<Started> {
  const { CHROMIUM_PATH: wanted } = process.env;
  const paths = wanted ? [wanted] : usualPaths.filter((path) => path === undefined || existsSync(path));
  const reasons: string[] = [];
  for (const executablePath of paths) {
    try {
      // Containers and root cannot use the sandbox, and only our own pages are visited.
      return await start({ ...(executablePath && { executablePath }), chromiumSandbox: false, args });
    } catch (error) {
      // Playwright's own is often not installed, which is no news.
      if (executablePath) reasons.push(`${executablePath} does not start${causeOf(String(error))}`);
    }
  }
  throw new Error(reasons.length > 0 ? reasons.join('; ') : 'no Chromium was found');
}

/** Such as ': error while loading shared libraries: libnss3.so', from the end of Playwright's report. */
function causeOf(report: string): string {
  const [cause = ''] = /: error while loading.*|spawn .*/.exec(report) ?? [];
  return cause && `: ${cause.replace(/^: /, '').trim()}`;
}
