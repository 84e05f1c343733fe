import { createListeners } from './listeners.ts';

const minuteMs = 60_000;
const listeners = createListeners();
let isRunning = false;

/** For `useSyncExternalStore`: tells of each new minute, and at once when the page is shown again. */
export function subscribeToClock(listener: () => void): () => void {
  if (!isRunning) start();
  return listeners.subscribe(listener);
}

function start(): void {
  isRunning = true;
  waitForMinute();
  // While the machine sleeps or the page is frozen, no timer runs.
  window.addEventListener('pageshow', listeners.tell);
  document.addEventListener('visibilitychange', listeners.tell);
}

function waitForMinute(): void {
  setTimeout(
    () => {
      listeners.tell();
      waitForMinute();
    },
    minuteMs - (Date.now() % minuteMs),
  );
}
