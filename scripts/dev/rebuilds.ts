import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Front } from './front.ts';

/** What a build's process says of itself: where it serves the site, or why it cannot. */
export type BuildMessage = { port: number } | { error: string };

type Rebuilds = { folder: string; front: Front };

// An editor that saves several files means one change.
const settleMs = 50;

/**
 * Returns a function that builds and serves the site in a new process, so that changed build code counts too and nothing
 * stays in memory. A change during a build starts it again. A failed build leaves the one before in service.
 */
export function createRebuilds({ folder, front }: Rebuilds): () => void {
  let serving: ChildProcess | undefined;
  let building: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  process.once('exit', () => [serving, building].forEach((child) => child?.kill()));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());

  return () => {
    clearTimeout(timer);
    timer = setTimeout(rebuild, settleMs);
  };

  function rebuild(): void {
    building?.kill();
    const startedAt = performance.now();
    const child = fork('scripts/dev/build-and-serve.ts', [folder], {
      execArgv: ['--import', 'tsx', '--enable-source-maps'],
    });
    building = child;
    child.on('message', (message: BuildMessage) => {
      if (child !== building) return;
      building = undefined;
      if ('error' in message) {
        front.announce(message);
        return;
      }
      serving?.kill();
      serving = child;
      front.announce({ readyAt: Date.now() }, message.port);
      console.log(`ready after ${Math.round(performance.now() - startedAt)} ms`);
    });
    child.once('exit', (code) => {
      if (child === serving)
        front.announce({ error: `The site's process ended with ${code ?? 'a signal'}.` });
    });
  }
}
