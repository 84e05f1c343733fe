import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from './engine.ts';
import { inputBy } from './input-actions.ts';
import { startWebKitWindow } from './webkit-window.ts';

export async function startWebKit(withMotion = false): Promise<Engine> {
  const { post, handedOver, close } = await startWebKitWindow(withMotion);
  const run = (expression: string) => post('execute/sync', { script: `return (${expression})`, args: [] });

  async function leave(command: string, parameters: object): Promise<void> {
    await run('document.isLeft = true');
    await post(command, parameters);
    const lastAt = Date.now() + 120_000;
    // Between two documents there is none to query: the query fails, or is never answered, whatever its timeout.
    const isThere = () =>
      Promise.race([
        run('!document.isLeft && document.readyState !== "loading"').catch(() => false),
        wait(1_000, false),
      ]);
    while (!(await isThere())) {
      if (Date.now() > lastAt) throw new Error(`no document after ${command}`);
      await wait(10);
    }
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
