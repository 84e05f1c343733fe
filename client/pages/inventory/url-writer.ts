import { keepPlace, newKey, showEntry } from '../../navigation/place.ts';

const path = '/inventory';
const longestGapMs = 1000;
// Safari refuses more than a hundred history changes in half a minute. Some are for links.
const mostWrites = 80;
const periodMs = 30_000;
const pauseMs = 350;

/**
 * Writes the choice into the URL. Bypasses React Router, which delivers search-param updates late and out of order
 * (its issues 12546 and 12552). Quick changes of one filter share a history entry: the first adds it, the others
 * replace it.
 */
export function createUrlWriter() {
  let last = { of: '', at: 0 };
  let waiting: string | undefined;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let writes: number[] = [];

  function put(query: string, method: 'pushState' | 'replaceState'): void {
    // The visitor has left for another page, whose history entry must not be overwritten.
    if (!isHere() || query === window.location.search) return;
    writes = [...writes.slice(1 - mostWrites), performance.now()];
    if (method === 'replaceState') return history.replaceState(history.state, '', path + query);
    // Each entry has its own scroll position.
    const key = newKey();
    keepPlace();
    history.pushState({ ...history.state, key }, '', path + query);
    showEntry(key);
  }
  function flush(): void {
    clearTimeout(timeout);
    if (waiting !== undefined) put(waiting, 'replaceState');
    timeout = waiting = undefined;
  }
  return {
    flush,
    write(query: string, of: string): void {
      const at = performance.now();
      const isSameRun = of === last.of && at - last.at < longestGapMs;
      last = { of, at };
      const [oldest = 0] = writes;
      if (!isSameRun) {
        flush();
        put(query, 'pushState');
      } else if (writes.length < mostWrites || at - oldest > periodMs) {
        // Each key is in the URL, so a reload loses nothing.
        put(query, 'replaceState');
      } else {
        waiting = query;
        timeout ??= setTimeout(flush, pauseMs);
      }
    },
    /** Cancels pending changes, and returns the current query if the inventory is still open. */
    giveWay(): string | undefined {
      waiting = undefined;
      last = { of: '', at: 0 };
      return isHere() ? window.location.search : undefined;
    },
  };
}

function isHere(): boolean {
  return window.location.pathname === path;
}
