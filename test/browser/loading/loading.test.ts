import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated } from '../../../scripts/browser/hydration.ts';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { siteOrigin } from '../harness/site.ts';
import { chunkPath } from './chunks.ts';

type Watched = Window & { hasStarted?: boolean; hasEnded?: boolean };

const loader = chunkPath('client/loader.ts');

/** A home page whose largest picture is held back, and the scripts requested so far. */
async function openHalf(): Promise<{ page: Page; scripts: string[]; finish: () => Promise<void> }> {
  const page = await openPage('/nowhere', { isClockStopped: true });
  const held: Route[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.route('**/assets/scenes/*', (route) => void held.push(route));
  await page.addInitScript(() => {
    const note = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement) (window as Watched).hasStarted = true;
    };
    document.addEventListener('load', note, { capture: true });
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => (window as Watched).hasStarted);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  expect(scripts).toEqual([loader]);
  return { page, scripts, finish: () => Promise.all(held.map((route) => route.continue())).then() };
}

it('at http://localhost, without a configured origin, the site has its styles and its code', async () => {
  const page = await openPage('/about', { site: siteOrigin.replace('127.0.0.1', 'localhost') });
  expect(await page.locator('.navigation').evaluate((bar) => getComputedStyle(bar).position)).toBe('sticky');
  expectQuiet(page);
});

describe('DOMContentLoaded', () => {
  it('fires after the styles, so that the page is laid out once', async () => {
    const page = await openPage('/nowhere');
    const held: Route[] = [];
    await page.route('**/*.css', (route) => void held.push(route));
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => ((window as Watched).hasEnded = true));
    });
    await page.goto('/about', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState === 'interactive');
    await expect.poll(() => held.length).toBe(1);
    expect(await page.evaluate(() => (window as Watched).hasEnded)).toBeUndefined();
    await Promise.all(held.map((route) => route.continue()));
    await page.waitForFunction(() => (window as Watched).hasEnded);
  });
});

describe('the client’s code', () => {
  it('loads after the page', async () => {
    const { page, scripts, finish } = await openHalf();
    await page.clock.runFor(2999);
    expect(scripts).toEqual([loader]);
    await finish();
    await hydrated(page);
    expect(scripts).toContain(chunkPath('client/pages/home/home-page.tsx'));
  });

  it('loads after three seconds at the latest', async () => {
    const { page } = await openHalf();
    await page.clock.runFor(3000);
    await hydrated(page);
  });

  it.each<[string, (page: Page) => Promise<void>]>([
    ['presses a key', (page) => page.keyboard.press('Tab')],
    ['touches the page', (page) => page.mouse.click(700, 500)],
  ])('loads as soon as the visitor %s', async (_deed, act) => {
    const { page } = await openHalf();
    await act(page);
    await hydrated(page);
  });
});
