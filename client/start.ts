import type { Listings } from '../shared/inventory/create-stock.ts';
import { dropAction, holdActions, replayAction } from './before-hydration/held-action.ts';
import { reportBrowserError, reportBrowserErrorsTo } from './browser/report-browser-error.ts';
import { seenBefore } from './continue/seen.ts';
import type * as SiteModule from './hydrate.tsx';
import { reloadEntry } from './navigation/reload-entry.ts';
import { hydratedEvent, readPageData } from './page-data.ts';

// The other scripts load after the first paint or the first touch or key, and no later than this. Until
// then the page is readable and its links work.
const longestWaitMs = 3000;
// If this script arrives later than this, the connection is slow, and the others load at once with low priority.
const slowArrivalMs = 500;
// Before the second, third and fourth attempts.
const pausesMs = [1000, 2000, 4000];
const patienceMs = 15_000;

const root = document.documentElement;
const servedUrl = location.pathname + location.search;
const hydration = new AbortController();
const { signal } = hydration;
let attempts = 0;

root.toggleAttribute('data-scripts', true);
// Reserves space for the row that is rendered after hydration.
root.toggleAttribute('data-seen', seenBefore() !== undefined);
const { modules = '', errors } = document.currentScript?.dataset ?? {};
reportBrowserErrorsTo(errors);
if (performance.now() > slowArrivalMs) preload(modules.split(' '), 'low');
holdActions(signal);
addEventListener('popstate', onPop, { signal });
addEventListener(hydratedEvent, onHydrated, { signal });
// A touch or the timer may come before the end of the page, where the data is.
const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
void Promise.all([parsed, whenWanted()]).then(() => {
  setTimeout(giveUp, patienceMs);
  void load();
});

function whenWanted(): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener('load', () =>
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
    );
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, resolve, { signal });
    setTimeout(resolve, longestWaitMs);
  });
}

/** Retries lost scripts three times, then when the browser is online again. */
async function load(): Promise<void> {
  try {
    const { libraries, site, listings } = readPageData(document).scripts;
    preload([libraries, site, listings].map(attemptPath));
    // Each module runs in its own task.
    await import(attemptPath(libraries));
    const { hydrate } = (await import(attemptPath(site))) as typeof SiteModule;
    const { default: cars } = (await import(attemptPath(listings))) as { default: Listings };
    // If the URL has changed, the page is about to reload.
    if (isServedUrl()) hydrate(cars);
  } catch (error) {
    console.warn(error);
    const pauseMs = pausesMs[attempts % (pausesMs.length + 1)];
    attempts += 1;
    if (pauseMs !== undefined) return void setTimeout(() => void load(), pauseMs);
    reportBrowserError('load');
    giveUp();
    addEventListener('online', () => void load(), { signal, once: true });
  }
}

/** Loads all scripts in parallel, without running them. */
function preload(paths: readonly string[], fetchPriority = 'auto'): void {
  for (const href of paths) {
    const link = { rel: 'modulepreload', href, fetchPriority };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
}

/**
 * Browsers may remember a module that failed to load and never request its URL again. Each retry therefore uses another
 * folder, which the server ignores; the modules' relative imports then use that folder too.
 */
function attemptPath(path: string): string {
  return attempts === 0 ? path : path.replace(/[^/]*$/, `again-${attempts}/$&`);
}

/** False after Back or Forward to an entry that the app added before a reload. */
function isServedUrl(): boolean {
  return location.pathname + location.search === servedUrl;
}

function onPop(): void {
  if (!isServedUrl()) reloadEntry();
}

/** Turns the page into one without scripts, unless hydration succeeds later. */
function giveUp(): void {
  if (signal.aborted) return;
  root.removeAttribute('data-scripts');
  dropAction();
}

function onHydrated(): void {
  hydration.abort();
  root.toggleAttribute('data-scripts', true);
  replayAction();
}
