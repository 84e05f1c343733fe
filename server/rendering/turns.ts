const longestTurnMs = 2;

/**
 * Runs jobs, first come, first served, for some time in each turn of the event loop. Node takes one new connection a
 * turn (https://github.com/libuv/libuv/pull/3696), so turns that are filled with renders keep a burst of visitors
 * waiting at the door: 100 of them for five seconds. A turn for each render costs 0.15 ms a page.
 * @param now milliseconds
 */
export function createTurns(now = () => performance.now()): (job: () => void) => void {
  const waiting: (() => void)[] = [];
  let endsAt = 0;

  return (job) => {
    if (waiting.push(job) === 1) setImmediate(beginTurn);
  };

  function beginTurn(): void {
    endsAt = now() + longestTurnMs;
    runFirst();
  }

  function runFirst(): void {
    try {
      waiting[0]?.();
    } finally {
      // React renders in a microtask, which comes before this one.
      queueMicrotask(goOn);
    }
  }

  function goOn(): void {
    waiting.shift();
    if (waiting.length === 0) return;
    if (now() < endsAt) runFirst();
    else setImmediate(beginTurn);
  }
}
