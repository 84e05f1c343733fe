import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

const minuteMs = 60_000;
const listeners = createListeners();
let isRunning = false;

/** What is true now by the visitor's clock, read again every minute; undefined until hydration. */
export function useNow(read: (now: Date) => string | undefined): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => read(new Date()),
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
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
