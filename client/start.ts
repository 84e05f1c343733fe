import type { Listings } from '../shared/inventory/create-stock.ts';
import { dropAction, holdActions, replayAction } from './before-hydration/held-action.ts';
import type * as SiteModule from './hydrate.tsx';
import { reloadEntry } from './navigation/history-entries.ts';
import { seenBefore } from './navigation/seen.ts';
import { hydratedEvent } from './page-data.ts';

// If this script arrives later than this, the connection is slow, and the others are requested at once.
const slowArrivalMs = 500;
// For browsers that do not report the first paint, such as Firefox when it resists fingerprinting.
const longestWaitMs = 3000;
// Before the second, third and fourth attempts.
const pausesMs = [1000, 2000, 4000];
const patienceMs = 15_000;

const root = document.documentElement;
const servedUrl = location.pathname + location.search;
const hydration = new AbortController();
const { signal } = hydration;
let attempts = 0;

root.toggleAttribute('data-scripts', true);
// Reserves space for the row that the home page renders after hydration.
root.toggleAttribute('data-seen', location.pathname === '/' && seenBefore() !== undefined);
const paths = document.currentScript?.dataset.modules?.split(' ') ?? [];
// On a fast connection, the scripts would arrive before the first paint and delay it.
const isSlow = performance.now() > slowArrivalMs;
if (isSlow) preload();
holdActions(signal);
addEventListener('popstate', onPop, { signal });
addEventListener(hydratedEvent, onHydrated, { signal });
const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
const painted = new Promise((resolve) => {
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  setTimeout(resolve, longestWaitMs);
});
void Promise.all([parsed, painted]).then(() => {
  if (!isSlow) preload();
  setTimeout(giveUp, patienceMs);
  void load();
});

function preload(): void {
  const links = paths.map((href) =>
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }),
  );
  // Three calls would take a phone three times as long.
  document.head.append(...links);
}

async function load(): Promise<void> {
  try {
    const [libraries = '', reactDom = '', site = '', listings = ''] = paths.map(attemptPath);
    // Each module runs in its own task.
    await import(libraries);
    await import(reactDom);
    const { hydrate } = (await import(site)) as typeof SiteModule;
    const { default: cars } = (await import(listings)) as { default: Listings };
    // If the URL has changed, the page is about to reload.
    if (isServedUrl()) hydrate(cars);
  } catch (error) {
    console.warn(error);
    const pauseMs = pausesMs[attempts % (pausesMs.length + 1)];
    attempts += 1;
    if (pauseMs !== undefined) return void setTimeout(() => void load(), pauseMs);
    giveUp();
    addEventListener('online', () => void load(), { signal, once: true });
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
