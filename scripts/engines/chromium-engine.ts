import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { launchOptions } from '../browser/launch-options.ts';
import { firstScript, isSeen, scrollToElement } from './engine.ts';
import type { Engine, Role, Start } from './engine.ts';

/** Chromium, driven by Playwright. */
export async function startChromium({ reducedMotion, forcedColors }: Start = {}): Promise<Engine> {
  const browser = await chromium.launch(launchOptions());
  const context = await browser.newContext({
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    forcedColors: forcedColors ? 'active' : 'none',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await context.addInitScript(firstScript);
  const page = await context.newPage();
  const links = keepLinks(page);
  const { mouse, keyboard } = page;
  const untilThere = { waitUntil: 'domcontentloaded' } as const;
  const seen = async (role: Role, name: string) => {
    const all = await page.getByRole(role, { name, exact: true }).elementHandles();
    const areSeen = await Promise.all(all.map((element) => element.evaluate(isSeen)));
    return all.filter((_, index) => areSeen[index]);
  };

  return {
    name: 'Chromium',
    version: browser.version(),
    goto: (address) => page.goto(address, untilThere),
    reload: () => page.reload(untilThere),
    back: () => page.goBack(untilThere),
    forward: () => page.goForward(untilThere),
    resize: (width, height) => page.setViewportSize({ width, height }),
    run: (expression) => page.evaluate(expression),
    count: async (role, name) => (await seen(role, name)).length,
    reach: async (role, name) => (await seen(role, name))[0]?.evaluate(scrollToElement),
    moveTo: (x, y) => mouse.move(x, y),
    pressButton: () => mouse.down(),
    releaseButton: () => mouse.up(),
    press: (key) => keyboard.press(key),
    async hold(key, times) {
      for (let repeat = 0; repeat < times; repeat += 1) await keyboard.down(key);
      await keyboard.up(key);
    },
    type: (text, delay) => keyboard.type(text, { delay }),
    screenshot: () => page.screenshot(),
    print: () => page.pdf({ preferCSSPageSize: true }),
    handedOver: () => Promise.resolve(links.splice(0)),
    close: () => browser.close(),
  };
}

function keepLinks(page: Page): string[] {
  const links: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('mailto:')) links.push(request.url());
  });
  page.context().on('request', (request) => {
    if (request.url().startsWith('https://wa.me/')) links.push(request.url());
  });
  page.on('popup', (tab) => void tab.close());
  return links;
}
