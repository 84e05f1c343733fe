import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Front } from './front.ts';

/** The messages of a build's process: where it serves the site, or its error. */
export type BuildMessage = { port: number } | { error: string };

type Rebuilds = { folder: string; front: Front };

// Editors save several files at a time, so one build follows them.
const settleMs = 50;

/**
 * Returns a function that builds and serves the site in a new process, so that changes of build code apply and no
 * memory leaks. A change during a build restarts it. After a failed build the previous one keeps serving.
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
