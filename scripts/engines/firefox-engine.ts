import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import type { Browser, ElementHandle, KeyInput, Page } from 'puppeteer-core';
import { candidates } from './candidates.ts';
import { firstScript, scrollToElement } from './engine.ts';
import type { Engine, Role, Start } from './engine.ts';
import { firefoxPath } from './left-out.ts';

const longestAnswerMs = 5_000;
const shortAnswerMs = 500;
/** How long the next query may take. */
let patienceMs = longestAnswerMs;

/** Firefox, driven by WebDriver BiDi. */
export async function startFirefox(start: Start = {}): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const mails = join(profile, 'mails');
  keepMails(profile, mails);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath(),
    userDataDir: profile,
    extraPrefsFirefox: preferences(start),
  });
  // The initial tab never gets the focus.
  const page = await browser.newPage();
  // The first query starts the accessibility service of the page's process. On a page with a frame that fails, such as
  // the map, it would never be answered.
  await page.goto('data:text/html,<button>Start</button>');
  await page.$('::-p-aria([name="Start"][role="button"])');
  await page.evaluateOnNewDocument(firstScript);
  const { mouse, keyboard } = page;
  const untilThere = { waitUntil: 'domcontentloaded' } as const;
  const seen = (role: Role, name: string) => findSeen(page, role, name);

  return {
    name: 'Firefox',
    version: (await browser.version()).replace('firefox/', ''),
    goto: (url) => page.goto(url, untilThere),
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
    async press(keys) {
      const names = keys.split('+') as KeyInput[];
      for (const name of names) await keyboard.down(name);
      for (const name of names.reverse()) await keyboard.up(name);
    },
    async hold(key, times) {
      for (let repeat = 0; repeat < times; repeat += 1) await keyboard.down(key as KeyInput);
      await keyboard.up(key as KeyInput);
    },
    type: (text, delay) => keyboard.type(text, { delay }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    print: async () => Buffer.from(await page.pdf({ preferCSSPageSize: true })),
    handedOver: async () => [...(await takeTabs(browser, page)), ...takeLines(mails)],
    async close() {
      await browser.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

function preferences({ reducedMotion, forcedColors }: Start): Record<string, unknown> {
  return {
    // Otherwise a window in the background gets no focus events.
    'focusmanager.testmode': true,
    // Opens the mail program without asking.
    'security.external_protocol_requires_permission': false,
    // One process for all pages: others would start their own accessibility service, and take processor time.
    'fission.autostart': false,
    'dom.ipc.processCount': 1,
    'dom.ipc.processPrelaunch.enabled': false,
    // As on a phone.
    'ui.useOverlayScrollbars': 1,
    'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
    'browser.display.document_color_use': forcedColors ? 2 : 0,
    // Only this machine can be reached.
    'network.proxy.type': 1,
    'network.proxy.http': '127.0.0.1',
    'network.proxy.http_port': 9,
    'network.proxy.ssl': '127.0.0.1',
    'network.proxy.ssl_port': 9,
    'network.proxy.no_proxies_on': '127.0.0.1, localhost',
  };
}

async function findSeen(page: Page, role: Role, name: string): Promise<ElementHandle[]> {
  const list = await page.evaluateHandle<Element[]>(candidates(role, name));
  const found: ElementHandle[] = [];
  for (const handle of (await list.getProperties()).values()) {
    const element = handle.asElement() as ElementHandle | null;
    // Includes the element itself.
    const answer = element?.$(`::-p-aria([name=${JSON.stringify(name)}][role="${role}"])`);
    // Firefox never answers while the page or its frame is loading, as it is while a file is held back: the likely
    // element then counts, and the next one waits for less time.
    const hasName = await Promise.race([answer, wait(patienceMs, 'no answer', { ref: false })]);
    patienceMs = hasName === 'no answer' ? shortAnswerMs : longestAnswerMs;
    if (element && hasName) found.push(element);
  }
  return found;
}

/** Makes a program that records its links the profile's mail program. */
function keepMails(profile: string, file: string): void {
  const program = join(profile, 'keep-mail');
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$1" >> '${file}'\n`, { mode: 0o700 });
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
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  rmSync(file);
  return lines;
}

/** Closes the tabs that a page has opened. Returns their URLs, which are unreachable here. */
async function takeTabs(browser: Browser, page: Page): Promise<string[]> {
  const links: string[] = [];
  for (const tab of await browser.pages()) {
    if (tab === page) continue;
    const url = await tab.evaluate(() => location.href);
    if (url === 'about:blank') continue;
    links.push(url);
    await tab.close();
    await page.bringToFront();
  }
  return links;
}
