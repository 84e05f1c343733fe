import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners.ts';

const minuteMs = 60_000;
const listeners = createListeners();
let isRunning = false;

/** Calls `read` with the current time, again every minute. Until hydration, returns what the server has rendered. */
export function useNow<Value extends string | undefined>(read: (now: Date) => Value, served: Value): Value {
  return useSyncExternalStore(
    subscribe,
    () => read(new Date()),
    () => served,
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
