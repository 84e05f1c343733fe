import { hydratedEvent, readPageData } from './page-data.ts';
import type * as Cars from './entries/cars-entry.ts';
import type * as Page from './entries/home-entry.ts';
import { loadScripts, preloadScripts } from './loading/load-scripts.ts';
import { seenBefore } from './continue/seen.ts';
import { reportFault, reportFaultsTo } from './browser/report-fault.ts';
import { dropAction, holdActions, replayAction } from './before-hydration/held-action.ts';
import { isServedUrl, reloadOnBack } from './before-hydration/reload-on-back.ts';

// The page is readable and its links work before hydration, so the other scripts run after the first paint, at the first
// touch or key, or after this time.
const longestWaitMs = 3000;
// They load then, too. If the styles took longer than this, they load at once: the first paint takes long, and the
// connection is idle until then.
const slowArrivalMs = 500;
// Before the second, the third and the fourth attempt.
const pausesMs = [1000, 2000, 4000];
const patienceMs = 15_000;

const root = document.documentElement;
const hydration = new AbortController();
const { signal } = hydration;
let attempts = 0;

root.toggleAttribute('data-scripts', true);
// Reserves the place of the row that is rendered after hydration.
root.toggleAttribute('data-seen', seenBefore() !== undefined);
const { modules = '', faults } = document.currentScript?.dataset ?? {};
reportFaultsTo(faults);
if (performance.now() > slowArrivalMs) preloadScripts(modules.split(' '), 'low');
holdActions(signal);
reloadOnBack(signal);
addEventListener(hydratedEvent, onHydrated, { signal });
// A touch or a slow connection's timer may come before the end of the page, where its data is.
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

/** Asks again for scripts that are lost, at last when the browser is online again. */
async function load(): Promise<void> {
  try {
    const modules = await loadScripts(readPageData(document).scripts.map(attemptPath));
    const { cars } = modules[0] as typeof Cars;
    const { hydrate, code } = modules.at(-1) as typeof Page;
    // Else the page is about to be reloaded.
    if (isServedUrl()) await hydrate(cars, code);
  } catch (error) {
    console.warn(error);
    const pauseMs = pausesMs[attempts % (pausesMs.length + 1)];
    attempts += 1;
    if (pauseMs !== undefined) return void setTimeout(() => void load(), pauseMs);
    reportFault('load');
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

/** Makes the page one without scripts, until hydration succeeds after all. */
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
