import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

/** The visitor's time, updated every minute; undefined on the server and while hydrating, as caches share pages. */
export function useMinute(): Date | undefined {
  const minute = useSyncExternalStore(subscribe, currentMinute, () => undefined);
  return minute === undefined ? undefined : new Date(minute * minuteMs);
}

function subscribe(onChange: () => void): () => void {
  const interval = setInterval(onChange, minuteMs / 4);
  return () => clearInterval(interval);
}

function currentMinute(): number {
  return Math.floor(Date.now() / minuteMs);
}
