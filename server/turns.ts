/**
 * Runs one job in each turn of the event loop, first come, first served. Node takes one new connection a turn
 * (https://github.com/libuv/libuv/pull/3696), so turns that are filled with renders keep a burst of visitors
 * waiting at the door: 100 of them for nine seconds.
 */
export function createTurns(): (job: () => void) => void {
  const waiting: (() => void)[] = [];

  return (job) => {
    if (waiting.push(job) === 1) setImmediate(next);
  };

  function next(): void {
    const job = waiting.shift();
    if (waiting.length > 0) setImmediate(next);
    job?.();
  }
}
