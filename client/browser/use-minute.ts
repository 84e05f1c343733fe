import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

/** The present minute by the visitor's clock; undefined on the server and while hydrating, as pages are the same for all. */
export function useMinute(): Date | undefined {
  const minute = useSyncExternalStore(subscribe, presentMinute, () => undefined);
  return minute === undefined ? undefined : new Date(minute * minuteMs);
}

function subscribe(onChange: () => void): () => void {
  const interval = setInterval(onChange, minuteMs / 4);
  return () => clearInterval(interval);
}

function presentMinute(): number {
  return Math.floor(Date.now() / minuteMs);
}
