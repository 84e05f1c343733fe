import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { stockFolder } from '../stock-folder.ts';

const folder = 'scripts/deploy';

export type ReplacedBy = 'new build' | 'previous build';

/** The copies of the site that Compose runs on this machine. */
export type RunningCopies = {
  /** The folder whose cars their image has, whatever STOCK says. */
  stock: string;
  /** Replaces them one by one with copies of that build. False when that has failed. */
  replace: (by: ReplacedBy) => boolean;
};

/** Undefined when Compose is missing or runs none. */
export function runningCopies(): RunningCopies | undefined {
  const listing = ['compose', 'ps', '--quiet', 'web'];
  const { status, stdout } = spawnSync('docker', listing, { cwd: folder, encoding: 'utf8' });
  if (status !== 0 || stdout.trim() === '') return undefined;
  return {
    stock: stockFolder({}),
    replace(by) {
      const script = [join(folder, 'upgrade.sh'), ...(by === 'previous build' ? ['back'] : [])];
      // Standard output is for the result alone.
      return spawnSync('sh', script, { stdio: ['inherit', 2, 'inherit'] }).status === 0;
    },
  };
}
