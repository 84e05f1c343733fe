import puppeteer from 'puppeteer-core';
import type { Browser } from 'puppeteer-core';
import { firstScript, isSeen, scrollToElement } from './engine.ts';
import type { Engine, Role, Start } from './engine.ts';

/** Firefox by WebDriver BiDi. */
export async function startFirefox(start: Start = {}): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    extraPrefsFirefox: preferences(start),
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.evaluateOnNewDocument(firstScript);
  const links = keepTabs(browser);
  const { mouse, keyboard } = page;
  const untilThere = { waitUntil: 'domcontentloaded' } as const;
  const seen = async (role: Role, name: string) => {
    const all = await page.$$(`::-p-aria([name=${JSON.stringify(name)}][role="${role}"])`);
    const areSeen = await Promise.all(all.map((element) => element.evaluate(isSeen)));
    return all.filter((_, index) => areSeen[index]);
  };

  return {
    name: 'Firefox',
    version: (await browser.version()).replace('firefox/', ''),
    goto: (address) => page.goto(address, untilThere),
    reload: () => page.reload(untilThere),
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    resize: (width, height) => page.setViewport({ width, height }),
    run: (expression) => page.evaluate(expression),
    count: async (role, name) => (await seen(role, name)).length,
    reach: async (role, name) => (await seen(role, name))[0]?.evaluate(scrollToElement),
    moveTo: (x, y) => mouse.move(x, y),
    pressButton: () => mouse.down(),
    releaseButton: () => mouse.up(),
    press: (key) => keyboard.press(key as Parameters<typeof keyboard.press>[0]),
    async hold(key, times) {
      const held = key as Parameters<typeof keyboard.down>[0];
      for (let repeat = 0; repeat < times; repeat += 1) await keyboard.down(held);
      await keyboard.up(held);
    },
    type: (text, delay) => keyboard.type(text, { delay }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    print: async () => Buffer.from(await page.pdf({ preferCSSPageSize: true })),
    handedOver: () => Promise.resolve(links.splice(0)),
    close: () => browser.close(),
  };
}

function preferences({ reducedMotion, forcedColors }: Start): Record<string, unknown> {
  return {
    // Without it a window that is not in front gets no events of focus.
    'focusmanager.testmode': true,
    // As on a phone.
    'ui.useOverlayScrollbars': 1,
    'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
    'browser.display.document_color_use': forcedColors ? 2 : 0,
    // Nothing but this machine is reached.
    'network.proxy.type': 1,
    'network.proxy.http': '127.0.0.1',
    'network.proxy.http_port': 9,
    'network.proxy.ssl': '127.0.0.1',
    'network.proxy.ssl_port': 9,
    'network.proxy.no_proxies_on': '127.0.0.1, localhost',
  };
}

function keepTabs(browser: Browser): string[] {
  const links: string[] = [];
  browser.on('targetchanged', (target) => links.push(target.url()));
  return links;
}
