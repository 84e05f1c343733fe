const longestTurnMs = 4;

/**
 * Runs jobs in their order, for a short time in each iteration of the event loop. Node accepts one new connection per
 * iteration (https://github.com/libuv/libuv/pull/3696), so an iteration full of renders delays accept(): 100 new
 * connections waited three seconds. An iteration for each render costs 0.15 ms a page.
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
