import { hydratedEvent, readBoot } from './boot.ts';
import type { Boot } from './boot.ts';
import type * as Entry from './entry.tsx';
import { reportFault } from './browser/report-fault.ts';
import { restoreLoadedPage } from './navigation/place.ts';
import { holdEarlyActs } from './start/early-acts.ts';
import { answerScripting } from './start/scripting.ts';

// A page can be read and its links followed without the rest of the client's code. So that comes after what the page
// shows, as soon as the visitor acts, or when it has waited for this long.
const longestWaitMs = 3000;
// Before the second, the third and the fourth attempt.
const pausesMs = [1000, 2000, 4000];
const patienceMs = 15_000;

const hydration = new AbortController();
const untilHydrated = { signal: hydration.signal };
const early = holdEarlyActs(hydration.signal);
const address = location.pathname + location.search;
let isAsked = false;
let isLost = false;
let attempts = 0;

document.documentElement.toggleAttribute('data-started', true);
addEventListener('load', () => {
  new PerformanceObserver(askForCode).observe({ type: 'paint', buffered: true });
});
for (const type of ['pointerdown', 'keydown']) addEventListener(type, askForCode, untilHydrated);
const timers = [setTimeout(askForCode, longestWaitMs)];
addEventListener(hydratedEvent, onHydrated, untilHydrated);
addEventListener('popstate', onPop, untilHydrated);
restoreLoadedPage();

function askForCode(): void {
  if (isAsked) return;
  isAsked = true;
  timers.push(setTimeout(giveUp, patienceMs));
  void load();
}

async function load(): Promise<void> {
  for (const pauseMs of [...pausesMs, undefined]) {
    try {
      return await hydrate(readBoot(document), attempts++);
    } catch (error) {
      console.warn(error);
    }
    if (pauseMs !== undefined) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  reportFault('load');
  giveUp();
  addEventListener('online', () => void load(), { ...untilHydrated, once: true });
}

/** Nothing of an attempt runs before all of it is there, so one that fails leaves nothing behind. */
async function hydrate({ entryScript, modules }: Boot, attempt: number): Promise<void> {
  const [code] = await Promise.all(
    [entryScript, ...modules].map((address) => import(attemptAddress(address, attempt)) as Promise<unknown>),
  );
  await (code as typeof Entry).hydrate();
}

/**
 * Browsers may remember that a module could not be had, and never ask for it again. Another folder is another address
 * for all of them: they find each other by name, and the server takes it for the same.
 */
function attemptAddress(address: string, attempt: number): string {
  return attempt === 0 ? address : address.replace(/[^/]*$/, `again-${attempt}/$&`);
}

/** From here on the page is one without our code, unless that comes after all. */
function giveUp(): void {
  isLost = true;
  early.letGo();
  answerScripting('none');
}

/** Back, to an entry that our code had added before the page was loaded anew. */
function onPop(): void {
  if (location.pathname + location.search !== address) location.reload();
}

function onHydrated(): void {
  timers.forEach(clearTimeout);
  hydration.abort();
  if (isLost) answerScripting('enabled');
  early.redo();
}
