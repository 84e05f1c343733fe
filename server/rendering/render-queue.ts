const longestTurnMs = 2;

/**
 * Gives renders their turns, some milliseconds of them in each iteration of the event loop. Node accepts one new connection
 * per iteration (https://github.com/libuv/libuv/pull/3696), so with a crowd of renders in one, new connections wait: beside
 * 32 busy ones, the p99 of 100 new ones was 5.9 s, and is 0.5 s. An iteration for each render costs a tenth of a page.
 */
export function createRenderQueue(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let turnEndsAt = 0;

  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(beginTurn);
    });

  function beginTurn(): void {
    turnEndsAt = performance.now() + longestTurnMs;
    renderNext();
  }

  function renderNext(): void {
    waiting[0]?.();
    // React renders in microtasks, and Node calls this when there are none left.
    queueMicrotask(() => process.nextTick(endRender));
  }

  function endRender(): void {
    waiting.shift();
    if (waiting.length === 0) return;
    if (performance.now() < turnEndsAt) renderNext();
    else setImmediate(beginTurn);
  }
}
