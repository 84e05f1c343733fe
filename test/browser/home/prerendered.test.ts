import puppeteer, { type Browser, type CDPSession } from 'puppeteer-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { afterReact, isHydrated } from '../../../scripts/chromium/hydration.ts';
import { chromiumCommand } from '../../../scripts/chromium/launch-chromium.ts';

// Chromium prerenders nothing for Playwright, which attaches to pages and not to tabs.
let browser: Browser;
beforeAll(async () => {
  browser = await puppeteer.launch(await chromiumCommand());
});
afterAll(() => browser.close());

it('a prerendered home page keeps the fireworks and the popup until the visitor goes there', async () => {
  const { evaluate, activate } = await prerender('/');
  // The page's timer would end before this one.
  await evaluate('new Promise((resolve) => setTimeout(resolve, 1500))');
  const shown =
    '[".fireworks:not([hidden])", ".festive-popup[open]"].map((it) => !!document.querySelector(it))';
  expect(await evaluate(shown)).toEqual([false, false]);
  await activate();
  await expect.poll(() => evaluate(shown)).toEqual([true, true]);
  expect(await evaluate('sessionStorage.hasSeenFestivePopup')).toBe('true');
});

it.each([
  ['/car/27', 'localStorage.seen', '"cars":["27"]'],
  ['/inventory?make=Honda', 'localStorage.seen', '"list":"?make=Honda"'],
  // A prerendered page writes to a copy of the session, which is lost.
  ['/inventory?make=Honda', 'sessionStorage.lastInventory', '?make=Honda'],
])('what %s writes to %s is written once the visitor sees it', async (path, stored, text) => {
  const { evaluate, activate } = await prerender(path);
  expect(await evaluate(stored)).toBe(undefined);
  await activate();
  await expect.poll(async () => String(await evaluate(stored))).toContain(text);
});

/** Waits until a path is prerendered for the page about the dealer, and hydrated. */
async function prerender(path: string) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // The site's policy allows no inline rules.
  await page.setBypassCSP(true);
  await page.goto(`${inject('siteOrigin')}/about`);
  const root = await browser.target().createCDPSession();
  const attached = new Promise<CDPSession>((resolve) => {
    root.connection()?.once('sessionattached', resolve);
  });
  await page.evaluate((url) => {
    const rules = Object.assign(document.createElement('script'), { type: 'speculationrules' });
    rules.textContent = JSON.stringify({ prerender: [{ urls: [url], eagerness: 'immediate' }] });
    document.head.append(rules);
  }, path);
  // That of the prerendered page, also once it is shown. Puppeteer sometimes takes its frame for detached then.
  const session = await attached;
  const evaluate = async (expression: string) => {
    const options = { expression, returnByValue: true, awaitPromise: true };
    return (await session.send('Runtime.evaluate', options)).result.value as unknown;
  };
  await expect.poll(() => evaluate(`(${String(isHydrated)})()`)).toBe(true);
  await evaluate(`(${String(afterReact)})()`);
  expect(await evaluate('document.prerendering')).toBe(true);
  const activate = async () => {
    await page.evaluate((url) => void setTimeout(() => location.assign(url)), path);
    await expect.poll(() => evaluate('document.prerendering')).toBe(false);
  };
  return { evaluate, activate };
}
