import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { painted } from '../chromium/stillness.ts';
import { shellWord } from '../machine/shell-word.ts';
import { firstScript, scrollToElement, sourceOf, type Box, type Engine } from './engine.ts';
import { named, namesScript } from './names-in-page.ts';

/** Firefox, driven by WebDriver BiDi. */
export async function startFirefox(withMotion = false): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const mails = join(profile, 'mails');
  keepMails(profile, mails);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath(),
    userDataDir: profile,
    extraPrefsFirefox: preferences(withMotion),
  });
  // The initial tab never gets the focus.
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(`${firstScript}; ${namesScript}`);
  const { mouse, keyboard } = page;
  const untilThere = { waitUntil: 'domcontentloaded' } as const;
  const goto = (url: string) => page.goto(url, untilThere);

  return {
    name: 'Firefox',
    version: (await browser.version()).replace('firefox/', ''),
    // On a busy machine Firefox sometimes rejects a navigation: 'Address rejected'.
    goto: (url) => goto(url).catch(() => goto(url)),
    async reload() {
      // Firefox rejects a reload of a page that is still loading.
      await page.waitForFunction("document.readyState === 'complete'");
      await page.reload(untilThere);
    },
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    resize: (width, height) => page.setViewport({ width, height }),
    run: (expression) => page.evaluate(expression),
    count: async (role, name) => (await page.evaluate(`${named(role, name)}.length`)) as number,
    reach: async (role, name) =>
      (await page.evaluate(`${named(role, name)}.slice(0, 1).map(${sourceOf(scrollToElement)})[0]`)) as
        | Box
        | undefined,
    moveTo: (x, y) => mouse.move(x, y),
    pressButton: () => mouse.down(),
    releaseButton: () => mouse.up(),
    async press(keys) {
      const names = keys.split('+') as KeyInput[];
      for (const name of names) await keyboard.down(name);
      for (const name of names.reverse()) await keyboard.up(name);
    },
    async hold(key, times) {
      for (let repeat = 0; repeat < times; repeat += 1) await keyboard.down(key as KeyInput);
      await keyboard.up(key as KeyInput);
    },
    async type(text, delay) {
      await keyboard.type(text, { delay });
      // With its next frame Firefox scrolls to what was typed; a click would miss.
      await page.evaluate(painted);
    },
    print: async () => Buffer.from(await page.pdf({ preferCSSPageSize: true })),
    handedOver: async () => [...(await takeTabs(browser, page)), ...takeLines(mails)],
    async close() {
      await browser.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Debian's Firefox, or the one that FIREFOX_PATH names. */
export function firefoxPath(): string {
  return process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
}

function preferences(withMotion: boolean): Record<string, unknown> {
  return {
    // Otherwise a window in the background gets no focus events.
    'focusmanager.testmode': true,
    // Opens the mail program without asking.
    'security.external_protocol_requires_permission': false,
    // One process for all pages: others take processor time.
    'fission.autostart': false,
    'dom.ipc.processCount': 1,
    'dom.ipc.processPrelaunch.enabled': false,
    // Each frame is painted by the processor.
    'layout.frame_rate': 20,
    // As on a phone.
    'ui.useOverlayScrollbars': 1,
    'ui.prefersReducedMotion': withMotion ? 0 : 1,
    'browser.display.document_color_use': withMotion ? 2 : 0,
    // Only this machine can be reached.
    'network.proxy.type': 1,
    'network.proxy.http': '127.0.0.1',
    'network.proxy.http_port': 9,
    'network.proxy.ssl': '127.0.0.1',
    'network.proxy.ssl_port': 9,
    'network.proxy.no_proxies_on': '127.0.0.1, localhost',
  };
}

/** Makes a program that records its links the profile's mail program. */
function keepMails(profile: string, file: string): void {
  const program = join(profile, 'keep-mail');
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$1" >> ${shellWord(file)}\n`, { mode: 0o700 });
  const handlers = [{ name: 'keep-mail', path: program }];
  writeFileSync(
    join(profile, 'handlers.json'),
    JSON.stringify({
      defaultHandlersVersion: {},
      mimeTypes: {},
      schemes: { mailto: { action: 2, handlers } },
    }),
  );
}

function takeLines(file: string): string[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // The program creates the file before it writes the line.
  if (!text.endsWith('\n')) return [];
  rmSync(file);
  return text.trim().split('\n');
}

/** Closes the tabs that a page has opened. Returns their URLs, which are unreachable here. */
async function takeTabs(browser: Browser, page: Page): Promise<string[]> {
  const links: string[] = [];
  for (const tab of await browser.pages()) {
    // A script in a new tab's blank document sometimes stops the tab from ever loading its URL.
    if (tab === page || tab.url() === 'about:blank') continue;
    links.push(await tab.evaluate(() => location.href));
    await tab.close();
    await page.bringToFront();
  }
  return links;
}
