import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Engine } from './engine.ts';
import { inputBy } from './input-actions.ts';
import { startWebKitWindow } from './webkit-window.ts';

export async function startWebKit(withMotion = false): Promise<Engine> {
  const { post, handedOver, close } = await startWebKitWindow(withMotion);
  const run = (expression: string) => post('execute/sync', { script: `return (${expression})`, args: [] });

  async function leave(command: string, parameters: object): Promise<void> {
    await run('document.isLeft = true');
    await post(command, parameters);
    // Between two documents there is none to query: the query fails, or is never answered, whatever its timeout.
    const isThere = () =>
      Promise.race([run('!document.isLeft && document.readyState !== "loading"'), wait(1_000, false)]);
    await expect.poll(isThere, { timeout: 120_000, interval: 10, message: `after ${command}` }).toBe(true);
  }

  return {
    ...inputBy((actions) => post('actions', { actions })),
    name: 'WebKit',
    goto: (url) => leave('url', { url }),
    reload: () => leave('refresh', {}),
    back: () => post('back', {}),
    forward: () => post('forward', {}),
    resize: (width, height) => post('window/rect', { width, height }),
    run,
    handedOver,
    close,
  };
}
