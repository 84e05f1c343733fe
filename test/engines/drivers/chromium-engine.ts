import type { Page, Request } from 'playwright-core';
import { launchChromium } from '../../chromium/launch-chromium.ts';
import { firstScript, type Engine } from './engine.ts';

export async function startChromium(withMotion = false): Promise<Engine> {
  const browser = await launchChromium({ asVisitors: true });
  const context = await browser.newContext({
    reducedMotion: withMotion ? 'no-preference' : 'reduce',
    forcedColors: withMotion ? 'active' : 'none',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await context.addInitScript(firstScript);
  const page = await context.newPage();
  const links = watchLinks(page);
  const { mouse, keyboard } = page;
  const untilParsed = { waitUntil: 'domcontentloaded' } as const;

  return {
    name: 'Chromium',
    version: browser.version(),
    goto: (url) => page.goto(url, untilParsed),
    reload: () => page.reload(untilParsed),
    back: () => leave(page.evaluate(() => history.back())),
    forward: () => leave(page.evaluate(() => history.forward())),
    resize: (width, height) => page.setViewportSize({ width, height }),
    run: (expression) => page.evaluate(expression).catch((error: unknown) => again(page, expression, error)),
    moveTo: (x, y) => mouse.move(x, y),
    pressButton: () => mouse.down(),
    releaseButton: () => mouse.up(),
    press: (keys) => keyboard.press(keys),
    async hold(key, times) {
      for (let repeat = 0; repeat < times; repeat += 1) await keyboard.down(key);
      await keyboard.up(key);
    },
    type: (text, delay) => keyboard.type(text, { delay }),
    handedOver: () => Promise.resolve(links.splice(0)),
    close: () => browser.close(),
  };
}

/** The document may be gone before it answers. */
async function leave(going: Promise<unknown>): Promise<void> {
  await going.catch((error: unknown) => {
    if (!isOfLeaving(error)) throw error;
  });
}

/** Repeats an expression in the next document if its own was being left. */
async function again(page: Page, expression: string, error: unknown): Promise<unknown> {
  if (!isOfLeaving(error)) throw error;
  await page.waitForLoadState('domcontentloaded');
  return page.evaluate(expression);
}

function isOfLeaving(error: unknown): boolean {
  return String(error).includes('Execution context was destroyed');
}

function watchLinks(page: Page): string[] {
  const links: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().startsWith('mailto:') || isForNewTab(request, page)) links.push(request.url());
  });
  page.on('popup', (tab) => void tab.close());
  return links;
}

function isForNewTab(request: Request, page: Page): boolean {
  try {
    return request.frame().page() !== page;
  } catch {
    // The tab has no page yet.
    return true;
  }
}
