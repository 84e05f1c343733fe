// Safari refuses more than a hundred history changes in half a minute.
const mostWrites = 80;
const periodMs = 30_000;

let writes: number[] = [];

/** How long until the history may change again; 0 if it may now. */
export function writeDelayMs(): number {
  const now = performance.now();
  writes = writes.filter((at) => now - at < periodMs);
  const [oldest = now] = writes;
  return writes.length < mostWrites ? 0 : oldest + periodMs - now;
}

/** How many more changes are allowed now. */
export function writesLeft(): number {
  return writeDelayMs() > 0 ? 0 : mostWrites - writes.length;
}

/** Counts a change that React Router makes. */
export function countWrite(): void {
  writes.push(performance.now());
}

/** Changes the history; false if the limit is reached or the browser refuses. */
export function writeHistory(method: 'pushState' | 'replaceState', state: unknown, url?: string): boolean {
  if (writeDelayMs() > 0) return false;
  countWrite();
  try {
    history[method](state, '', url);
    return true;
  } catch {
    return false;
  }
}
