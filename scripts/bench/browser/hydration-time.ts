import { chromium } from 'playwright-core';
import { hydrated } from '../../browser/hydration.ts';
import { launchOptions } from '../../browser/launch-options.ts';
import { recordReplies } from './replies.ts';

/** How long a browser computes until the page is interactive, and how long one letter of a search takes. */
export async function measureHydration(address: string): Promise<{ hydrationMs: number; typingMs: number }> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(120_000);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const replies = await recordReplies(page);
    await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
    await hydrated(page);
    const { metrics } = await session.send('Performance.getMetrics');
    const scriptSeconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN;
    const typing = await replies(async () => {
      await page.locator('.filter-bar [name=search]').pressSequentially('t');
      // The cards follow the letter.
      await page.waitForTimeout(500);
    });
    return {
      hydrationMs: scriptSeconds * 1000,
      typingMs: Math.max(0, ...typing.map(({ toPicture }) => toPicture)),
    };
  } finally {
    await browser.close();
  }
}
