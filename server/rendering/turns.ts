import { setImmediate } from 'node:timers/promises';

/** Gives each render an iteration of the event loop. */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.then(() => setImmediate()));
}
