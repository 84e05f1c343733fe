import { keepPlace, newKey, showEntry } from '../../navigation/place.ts';

const path = '/inventory';
const longestGapMs = 1000;
// Safari refuses more than a hundred history changes in half a minute.
const pauseMs = 350;

/**
 * Writes the choice into the address, past React Router, which would hand it back late and out of turn (its issues
 * 12546 and 12552). A run of changes to one filter makes one history entry: the first adds it, the others replace it.
 */
export function createAddressWriter() {
  let last = { of: '', at: 0 };
  let waiting: string | undefined;
  let timeout: ReturnType<typeof setTimeout> | undefined;

  function put(query: string, method: 'pushState' | 'replaceState'): void {
    // Elsewhere, the visitor is on the way to another page, whose entry is not ours.
    if (!isHere() || query === window.location.search) return;
    if (method === 'replaceState') return history.replaceState(history.state, '', path + query);
    // Each entry has a place of its own.
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
      if (isSameRun) {
        waiting = query;
        timeout ??= setTimeout(flush, pauseMs);
      } else {
        flush();
        put(query, 'pushState');
      }
    },
    /** Drops what waits, and gives the query that others wrote, if it is one of the inventory. */
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
