type Write = (query: string, replace: boolean) => void;

// Safari refuses more than a hundred history changes in half a minute.
const pauseMs = 350;

/**
 * Writes the choice into the address. A burst of changes, as in typing and dragging, makes one history entry: its
 * first write adds it and the others replace it.
 */
export function createQueryWriter(present: string) {
  let write: Write = () => undefined;
  let written = present;
  let waiting: string | undefined;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let isInBurst = false;

  function flush(): void {
    clearTimeout(timeout);
    timeout = undefined;
    const query = waiting;
    waiting = undefined;
    if (query === undefined || query === written) return;
    written = query;
    write(query, isInBurst);
    isInBurst = true;
  }
  function settle(): void {
    flush();
    isInBurst = false;
  }

  return {
    connect(next: Write): () => void {
      write = next;
      return () => {
        clearTimeout(timeout);
        write = () => undefined;
      };
    },
    write(query: string, isSettled: boolean): void {
      if (isSettled) settle();
      waiting = query;
      if (isSettled) settle();
      else if (!isInBurst) flush();
      else timeout ??= setTimeout(flush, pauseMs);
    },
    /** Ends a burst: the next change makes a history entry of its own. */
    settle,
    isOwn: (query: string) => query === written,
    /** Takes over an address that was not written here. */
    adopt(query: string): void {
      clearTimeout(timeout);
      timeout = waiting = undefined;
      isInBurst = false;
      written = query;
    },
  };
}
