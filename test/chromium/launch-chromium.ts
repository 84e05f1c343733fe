import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import { packedPath } from './packed-chromium.ts';

/** Without a window, pages take half the time. */
const shells = ['/usr/bin/chromium-headless-shell', packedPath];
/** The browsers that visitors have. */
const windows = [
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/usr/bin/chromium',
];

const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The headless shell rounds glyph widths to whole pixels; a window does not.
  '--font-render-hinting=none',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/**
 * Starts the Chromium that CHROMIUM_PATH names, or the first that works here. It reaches only this machine.
 * @throws {Error} if none works, with the reason for each
 */
export async function launchChromium({ asVisitors = false } = {}): Promise<Browser> {
  const { CHROMIUM_PATH: wanted } = process.env;
  const usual = asVisitors ? [...windows, ...shells] : [...shells, ...windows];
  const paths = wanted ? [wanted] : usual.filter((path) => existsSync(path));
  const reasons: string[] = [];
  for (const executablePath of paths) {
    try {
      // Containers and root cannot use the sandbox, and only our own pages are visited.
      return await chromium.launch({ executablePath, chromiumSandbox: false, args });
    } catch (error) {
      reasons.push(`${executablePath} does not start${causeOf(String(error))}`);
    }
  }
  throw new Error(reasons.length > 0 ? reasons.join('; ') : 'no Chromium was found');
}

/** Such as ': error while loading shared libraries: libnss3.so', from the end of Playwright's report. */
function causeOf(report: string): string {
  const [cause = ''] = /: error while loading.*|spawn .*/.exec(report) ?? [];
  return cause && `: ${cause.replace(/^: /, '').trim()}`;
}
