import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, CDPSession, Disposable, Page } from 'playwright-core';
import { onTestFailed, onTestFinished } from 'vitest';
import { launchOptions } from '../../../scripts/browser/launch-options.ts';
import { forgetComplaints, recordComplaints } from './complaints.ts';

export type TabKind = Pick<BrowserContextOptions, 'javaScriptEnabled' | 'hasTouch' | 'isMobile'> & {
  /** Which site; see site.ts. */
  site: string;
  /**
   * A new tab, whose renderer has no pictures of earlier pages in its memory. It is closed after the test, which may
   * install a clock.
   */
  isNew: boolean;
  /** Whether `page.clock.runFor` advances its time, which otherwise stands still. */
  isClockStopped: boolean;
};

type Tab = {
  key: string;
  site: string;
  page: Page;
  session: CDPSession;
  /** Scripts that the test has added. */
  added: Disposable[];
  isSpoilt: boolean;
};

// One Chromium per worker: sharing one would route every message through another process.
let browser: Promise<Browser> | undefined;
const tabs = new WeakMap<Page, Tab>();
/** Emptied tabs, the last one used at the end. */
const idle: Tab[] = [];
const mostIdle = 6;

/**
 * A tab without history and storage for one test: an earlier test's, as a page in a new browser context takes twice the
 * processor time, or a new one. It is not used again if the test fails.
 */
export async function takeTab(kind: TabKind): Promise<Page> {
  const key = JSON.stringify(kind);
  const index = kind.isNew ? -1 : idle.findLastIndex((one) => one.key === key);
  const tab = idle.splice(index, index < 0 ? 0 : 1)[0] ?? (await openTab(kind, key));
  onTestFailed(() => void (tab.isSpoilt = true));
  onTestFinished(() => (canBeKept(tab) ? keepTab(tab) : tab.page.context().close()));
  return tab.page;
}

async function openTab(kind: TabKind, key: string): Promise<Tab> {
  const { site, isNew, isClockStopped: _, ...options } = kind;
  browser ??= chromium.launch(launchOptions());
  const opened = await browser;
  const context = await opened.newContext({ ...options, baseURL: site });
  // Shorter than the test's timeout, so that the failed wait is reported.
  context.setDefaultTimeout(180_000);
  const page = await context.newPage();
  await recordComplaints(page);
  const tab: Tab = {
    key,
    site,
    page,
    session: await context.newCDPSession(page),
    added: [],
    isSpoilt: isNew,
  };
  tabs.set(page, tab);
  noteInitScripts(tab);
  return tab;
}

/** Init scripts have no other end than the one that Playwright returns. */
function noteInitScripts({ page, added }: Tab): void {
  const add = page.addInitScript.bind(page) as (...args: unknown[]) => Promise<Disposable>;
  page.addInitScript = async (...args: unknown[]) => {
    const disposable = await add(...args);
    added.push(disposable);
    return disposable;
  };
}

/** The DevTools session of a tab, for input and pictures. */
export function sessionOf(page: Page): CDPSession {
  const tab = tabs.get(page);
  if (!tab) throw new Error('the page was opened without openPage');
  return tab.session;
}

function canBeKept({ isSpoilt, page, site }: Tab): boolean {
  return !isSpoilt && !page.isClosed() && page.url().startsWith(`${site}/`);
}

async function keepTab(tab: Tab): Promise<void> {
  const { page, added } = tab;
  for (const one of added.splice(0)) await one.dispose();
  for (const routed of [page, page.context()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
  for (const other of page.context().pages()) if (other !== page) await other.close();
  // A pointer would hover over the next page.
  await page.mouse.move(-1, -1);
  await page.evaluate(retire);
  idle.push(tab);
  if (idle.length > mostIdle) await idle.shift()?.page.context().close();
}

/** Runs in the page: stops its film, and empties the storage once it is left and has written to it. */
function retire(): void {
  document.querySelector('video')?.pause();
  const forget = () => {
    localStorage.clear();
    sessionStorage.clear();
  };
  addEventListener('pagehide', forget);
  document.addEventListener('visibilitychange', forget);
}

/** Opens a path as the first entry of the tab's history. */
export async function enter(page: Page, path: string): Promise<void> {
  forgetComplaints(page);
  await page.goto(path, { waitUntil: 'load' });
  await sessionOf(page).send('Page.resetNavigationHistory');
}
