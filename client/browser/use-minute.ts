import { useSyncExternalStore } from 'react';
import { currentMinute, momentOf, subscribeToClock } from './clock.ts';

/** The visitor's time, to the minute; undefined on the server and while hydrating, as caches share pages. */
export function useMinute(): Date | undefined {
  const minute = useSyncExternalStore(subscribeToClock, currentMinute, () => undefined);
  return minute === undefined ? undefined : momentOf(minute);
}
