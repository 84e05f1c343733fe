import { hydratedEvent, readPageData } from './page-data.ts';
import type { PageData } from './page-data.ts';
import type * as Main from './main.ts';
import { reportFault } from './browser/report-fault.ts';
import { holdAction } from './before-hydration/held-action.ts';

// The page is readable and its links work before hydration, so the other scripts load after the first paint, at the
// first touch or key, or after this time.
const longestWaitMs = 3000;
// Before the second, the third and the fourth attempt.
const pausesMs = [1000, 2000, 4000];
const patienceMs = 15_000;

const root = document.documentElement;
const hydration = new AbortController();
const { signal } = hydration;
const action = holdAction(signal);
const loadedUrl = location.pathname + location.search;
const timers: ReturnType<typeof setTimeout>[] = [];
let isRequested = false;
let attempts = 0;

root.dataset.scripts = 'running';
addEventListener('load', () => new PerformanceObserver(request).observe({ type: 'paint', buffered: true }));
for (const type of ['pointerdown', 'keydown']) addEventListener(type, request, { signal });
timers.push(setTimeout(request, longestWaitMs));
addEventListener('popstate', onPop, { signal });
addEventListener(hydratedEvent, onHydrated, { signal });

function request(): void {
  if (isRequested) return;
  isRequested = true;
  timers.push(setTimeout(giveUp, patienceMs));
  void load();
}

/** Asks again for scripts that are lost, at last when the browser is online again. */
async function load(): Promise<void> {
  for (const pauseMs of [...pausesMs, undefined]) {
    try {
      const main = await importAll(readPageData(document));
      // Else the page is about to be reloaded.
      if (isHere()) main.hydrate();
      return;
    } catch (error) {
      console.warn(error);
      attempts += 1;
    }
    if (pauseMs !== undefined) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  reportFault('load');
  giveUp();
  addEventListener('online', () => void load(), { signal, once: true });
}

/** Loads all at once, and runs them in their order, a task each. */
async function importAll({ scripts, records }: PageData): Promise<typeof Main> {
  // The network is idle once all have arrived, while they run.
  void Promise.all(scripts.map(preload)).then(() => preload(records));
  let last: unknown;
  for (const path of scripts) last = await import(attemptPath(path));
  return last as typeof Main;
}

function preload(path: string): Promise<Event> {
  return new Promise((onload) => {
    const link = { rel: 'modulepreload', href: attemptPath(path), onload };
    document.head.append(Object.assign(document.createElement('link'), link));
  });
}

/**
 * Browsers may remember a module that failed to load and never request its URL again. Each retry therefore uses another
 * folder, which the server ignores; the modules' relative imports then use that folder too.
 */
function attemptPath(path: string): string {
  return attempts === 0 ? path : path.replace(/[^/]*$/, `again-${attempts}/$&`);
}

/** Shows the page as one without scripts, until hydration succeeds after all. */
function giveUp(): void {
  root.dataset.scripts = 'lost';
  action.release();
}

/** Back or Forward to an entry that the app added before a reload. */
function onPop(): void {
  if (isHere()) return;
  // After this event the browser restores the scroll position, and keeps it at the reload. This page may be too short.
  root.style.minHeight = '100000px';
  // Else Chromium keeps the place of an element of this page, such as the footer.
  root.style.overflowAnchor = 'none';
  // Else Firefox may restore it before the layout.
  root.getBoundingClientRect();
  const reload = () => location.reload();
  addEventListener('scroll', reload, { once: true });
  setTimeout(reload, 400);
}

function isHere(): boolean {
  return location.pathname + location.search === loadedUrl;
}

function onHydrated(): void {
  timers.forEach(clearTimeout);
  hydration.abort();
  root.dataset.scripts = 'running';
  action.replay();
}
