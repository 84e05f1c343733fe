import { createListeners } from './listeners.ts';

const minuteMs = 60_000;
const listeners = createListeners();
let isRunning = false;

/** For `useSyncExternalStore`: notifies at each new minute, and when the page is shown again. */
export function subscribeToClock(listener: () => void): () => void {
  if (!isRunning) start();
  return listeners.subscribe(listener);
}

function start(): void {
  isRunning = true;
  waitForMinute();
  // No timer runs while the machine sleeps or the page is frozen.
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
