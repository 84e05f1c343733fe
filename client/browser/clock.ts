import { createListeners } from './listeners.ts';

const minuteMs = 60_000;
const listeners = createListeners();
let isRunning = false;

/** For `useSyncExternalStore`: notifies every minute, and when the page is shown again. */
export function subscribeToClock(listener: () => void): () => void {
  if (!isRunning) start();
  return listeners.subscribe(listener);
}

function start(): void {
  isRunning = true;
  setInterval(listeners.tell, minuteMs);
  // No timer runs while the machine sleeps or the page is frozen.
  window.addEventListener('pageshow', listeners.tell);
  document.addEventListener('visibilitychange', listeners.tell);
}
