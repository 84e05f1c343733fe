import { hydratedEvent, readPageData } from './page-data.ts';
import type { PageData } from './page-data.ts';
import type * as HydrateScript from './hydrate.tsx';
import { reportFault } from './browser/report-fault.ts';
import { restoreLoadedPage } from './navigation/place.ts';
import { holdEarlyActs } from './before-hydration/early-acts.ts';
import { answerScripting } from './before-hydration/scripting.ts';

// The page is readable and its links work before hydration, so the other scripts load after the first paint, at the
// first click or key, or after this time.
const longestWaitMs = 3000;
// Before the second, the third and the fourth attempt.
const pausesMs = [1000, 2000, 4000];
const patienceMs = 15_000;

const hydration = new AbortController();
const untilHydrated = { signal: hydration.signal };
const early = holdEarlyActs(hydration.signal);
const loadedPath = location.pathname + location.search;
let isRequested = false;
let hasGivenUp = false;
let attempts = 0;

document.documentElement.toggleAttribute('data-started', true);
addEventListener('load', () => {
  new PerformanceObserver(requestCode).observe({ type: 'paint', buffered: true });
});
for (const type of ['pointerdown', 'keydown']) addEventListener(type, requestCode, untilHydrated);
const timers = [setTimeout(requestCode, longestWaitMs)];
addEventListener(hydratedEvent, onHydrated, untilHydrated);
addEventListener('popstate', onPop, untilHydrated);
restoreLoadedPage();

function requestCode(): void {
  if (isRequested) return;
  isRequested = true;
  timers.push(setTimeout(giveUp, patienceMs));
  void load();
}

async function load(): Promise<void> {
  for (const pauseMs of [...pausesMs, undefined]) {
    try {
      return await hydrate(readPageData(document), attempts++);
    } catch (error) {
      console.warn(error);
    }
    if (pauseMs !== undefined) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  reportFault('load');
  giveUp();
  addEventListener('online', () => void load(), { ...untilHydrated, once: true });
}

/** Runs nothing before all scripts are loaded, so a failed attempt has no effect. */
async function hydrate({ hydrateScript, modules }: PageData, attempt: number): Promise<void> {
  const [code] = await Promise.all(
    [hydrateScript, ...modules].map((path) => import(attemptPath(path, attempt)) as Promise<unknown>),
  );
  await (code as typeof HydrateScript).hydrate(isHere);
}

/**
 * Browsers may remember a module that failed to load and never request its URL again. Each retry therefore uses another
 * folder, which the server ignores; the modules' relative imports then use that folder too.
 */
function attemptPath(path: string, attempt: number): string {
  return attempt === 0 ? path : path.replace(/[^/]*$/, `again-${attempt}/$&`);
}

/** Shows the page as one without scripts, until hydration succeeds after all. */
function giveUp(): void {
  hasGivenUp = true;
  early.release();
  answerScripting('none');
}

/** Back or Forward to an entry that the app added before a reload. */
function onPop(): void {
  if (!isHere()) location.reload();
}

/** False after Back or Forward, when the page is about to be reloaded. */
function isHere(): boolean {
  return location.pathname + location.search === loadedPath;
}

function onHydrated(): void {
  timers.forEach(clearTimeout);
  hydration.abort();
  if (hasGivenUp) answerScripting('enabled');
  early.redo();
}
