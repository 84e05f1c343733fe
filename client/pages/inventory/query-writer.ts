export const inventoryPath = '/inventory';
const longestGapMs = 1000;
// Safari refuses more than a hundred history changes in half a minute. Some are for links.
const mostWrites = 80;
const periodMs = 30_000;
const pauseMs = 350;

/**
 * Writes the choice into the URL, past React Router, which delivers search-param updates late and out of order (its
 * issues 12546 and 12552). Quick changes of one filter share a history entry: the first adds it, the others replace it.
 */
export function createQueryWriter() {
  let last = { filter: '', at: 0 };
  let writes: number[] = [];
  let waiting: string | undefined;
  let timeout: ReturnType<typeof setTimeout> | undefined;

  function put(query: string, method: 'pushState' | 'replaceState'): void {
    // The visitor has left for another page, whose history entry must not be overwritten.
    if (window.location.pathname !== inventoryPath || query === window.location.search) return;
    writes = [...writes.slice(1 - mostWrites), performance.now()];
    const state = method === 'pushState' ? { key: Math.random().toString(36) } : (history.state as unknown);
    history[method](state, '', inventoryPath + query);
  }
  function flush(): void {
    clearTimeout(timeout);
    if (waiting !== undefined) put(waiting, 'replaceState');
    timeout = waiting = undefined;
  }
  return {
    flush,
    write(filter: string, query: string): void {
      const at = performance.now();
      const isSameRun = filter === last.filter && at - last.at < longestGapMs;
      last = { filter, at };
      const [oldest = 0] = writes;
      if (!isSameRun) {
        flush();
        put(query, 'pushState');
      } else if (writes.length < mostWrites || at - oldest > periodMs) {
        put(query, 'replaceState');
      } else {
        waiting = query;
        timeout ??= setTimeout(flush, pauseMs);
      }
    },
    /** Back, Forward or a link has changed the URL: drops what waits, and ends the run. */
    reset(): void {
      clearTimeout(timeout);
      timeout = waiting = undefined;
      last = { filter: '', at: 0 };
    },
  };
}
