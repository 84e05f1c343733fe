import { subscribe } from 'node:diagnostics_channel';

const turnMs = { whileConnecting: 2, otherwise: 10 };

let connections = 0;
subscribe('net.server.socket', () => (connections += 1));

/**
 * Gives renders their turns, some milliseconds of them in each iteration of the event loop. Node accepts one new connection
 * per iteration (https://github.com/libuv/libuv/pull/3696), so with a crowd of renders in one, new connections wait: beside
 * 32 busy connections, 99 of 100 new ones were accepted within 5.9 s, now within 0.5 s. An iteration takes time too, so
 * there are fewer and longer ones while nobody connects.
 */
export function createRenderQueue(): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let turnEndsAt = 0;
  let connectionsBefore = 0;

  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(beginTurn);
    });

  function beginTurn(): void {
    const isConnecting = connections > connectionsBefore;
    connectionsBefore = connections;
    turnEndsAt = performance.now() + (isConnecting ? turnMs.whileConnecting : turnMs.otherwise);
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
