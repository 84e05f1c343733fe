import { subscribe } from 'node:diagnostics_channel';

const turnMs = { whileConnecting: 2, otherwise: 10 };

let connections = 0;
subscribe('net.server.socket', () => (connections += 1));

/**
 * Limits how long renders take in each iteration of the event loop. Node accepts one new connection per iteration
 * (https://github.com/libuv/libuv/pull/3696), so a crowd of renders in one iteration keeps new connections waiting: next to
 * 32 busy connections, 99 % of new ones were accepted within 5.9 s, and with this queue within 0.5 s. Each iteration has a
 * cost, so while no client connects, iterations are fewer and longer.
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
    // React renders in microtasks, and Node calls this once none are left.
    queueMicrotask(() => process.nextTick(endRender));
  }

  function endRender(): void {
    waiting.shift();
    if (waiting.length === 0) return;
    if (performance.now() < turnEndsAt) renderNext();
    else setImmediate(beginTurn);
  }
}
