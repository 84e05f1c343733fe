import { entryOfSameVisit } from '../../navigation/history-entry.ts';
import { writeDelayMs, writeHistory, writesLeft } from '../../navigation/history-writes.ts';

const inventoryPath = '/inventory';
const longestGapMs = 1000;
// A long run of changes leaves some of the history's writes for its end, and for links.
const fewestLeft = 30;
const pauseMs = 2000;

/** A query string, from its '?' on, and whether a change on the page made it, or the URL did. */
export type Query = { query: string; isChange: boolean };

/**
 * The inventory's query as a store for React, with the URL as its state. It is written past React Router, which delivers
 * search-param updates late and out of order (its issues 12546 and 12552).
 */
export function createQueryStore(served: string) {
  const first: Query = { query: served, isChange: false };
  let current = first;
  let last = { filter: '', at: 0 };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let notify: (() => void) | undefined;

  /** Links, Back and Forward change the URL, too. */
  function read(): Query {
    const { pathname, search } = window.location;
    const isLeft = pathname !== inventoryPath;
    if (!waiting && !isLeft && search !== current.query) current = { query: search, isChange: false };
    return current;
  }
  function put(method: 'pushState' | 'replaceState'): void {
    const { pathname, search } = window.location;
    // The history entry of another page must not be overwritten.
    if (pathname !== inventoryPath || search === current.query) return;
    const state = method === 'pushState' ? entryOfSameVisit() : (history.state as unknown);
    if (!writeHistory(method, state, inventoryPath + current.query)) putLater(method);
  }
  /** Once the history takes it, or after a pause. */
  function putLater(method: 'pushState' | 'replaceState'): void {
    if (waiting) return;
    const write = () => {
      stopWaiting();
      put(method);
    };
    waiting = setTimeout(write, Math.max(writeDelayMs(), pauseMs));
  }
  function stopWaiting(): void {
    clearTimeout(waiting);
    waiting = undefined;
  }
  function flush(): void {
    // At the limit it keeps waiting.
    if (!waiting || writeDelayMs() > 0) return;
    stopWaiting();
    put('replaceState');
  }

  return {
    served: () => first,
    read,
    /** Quick changes of one filter share a history entry: the first adds it, the others replace it. */
    write(filter: string, query: string): void {
      const at = performance.now();
      const isSameRun = read().isChange && filter === last.filter && at - last.at < longestGapMs;
      last = { filter, at };
      if (!isSameRun) flush();
      current = { query, isChange: true };
      // Before the list is rendered: the browser stores the entry's scroll position now.
      if (!isSameRun) put('pushState');
      else if (writesLeft() > fewestLeft) put('replaceState');
      else putLater('replaceState');
      notify?.();
    },
    subscribe(listener: () => void): () => void {
      const page = new AbortController();
      const { signal } = page;
      notify = listener;
      const onPop = () => {
        stopWaiting();
        listener();
      };
      // React Router does not report entries that it has not added.
      window.addEventListener('popstate', onPop, { signal, capture: true });
      // The end of a drag, and a click that may leave the page.
      for (const type of ['pointerup', 'click']) {
        window.addEventListener(type, flush, { signal, capture: true });
      }
      return () => page.abort();
    },
  };
}
