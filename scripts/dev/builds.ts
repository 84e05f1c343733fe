import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { BuildNews } from './dev-process.ts';

/** The exit code of a process that could not listen. */
export const cannotListen = 3;

// Editors save several files at a time, so one build follows them.
const settleMs = 50;

/**
 * Returns a function that builds and serves the site in a new process, so that changes of build code apply and no
 * memory leaks. A change during a build restarts it. After a failed build the previous one keeps serving.
 */
export function createBuilds(folder: string, port: string, host: string): () => void {
  let serving: ChildProcess | undefined;
  let building: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;

  return () => {
    clearTimeout(timer);
    timer = setTimeout(build, settleMs);
  };

  function build(): void {
    building?.kill();
    const startedAt = performance.now();
    const child = fork('scripts/dev/dev-process.ts', [folder, port, host], {
      execArgv: ['--import', 'tsx', '--enable-source-maps'],
    });
    building = child;
    child.once('message', (news: BuildNews) => {
      if (child !== building) return;
      building = undefined;
      if ('error' in news && serving) {
        serving.send(news);
        child.kill();
        return;
      }
      replaceWith(child);
      if ('readyAt' in news) console.log(`ready after ${Math.round(performance.now() - startedAt)} ms`);
    });
    child.once('exit', (code) => {
      if (child === serving) serving = undefined;
      if (code === cannotListen) process.exit(1);
    });
  }

  function replaceWith(child: ChildProcess): void {
    const before = serving;
    serving = child;
    if (!before) child.send('serve');
    before?.once('exit', () => child.send('serve'));
    before?.kill();
  }
}
