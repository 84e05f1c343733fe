import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';
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

/**
 * Undefined when Docker or Compose is missing, or runs none.
 * @throws {Refusal} when Docker cannot say: the old price would stay on a live site unnoticed
 */
export function runningCopies(): RunningCopies | undefined {
  const listing = ['compose', 'ps', '--quiet', 'web'];
  const run = (args: string[]) => spawnSync('docker', args, { cwd: folder, encoding: 'utf8' });
  if (run(['compose', 'version']).status !== 0) return undefined;
  const { status, stdout, stderr } = run(listing);
  if (status !== 0) {
    throw new Refusal(
      `Docker does not say whether it runs the site: ${stderr.trim()}; start Docker, or run this as a user who may use it; a site without Docker: npm run build`,
    );
  }
  if (stdout.trim() === '') return undefined;
  return {
    stock: stockFolder({}),
    replace(by) {
      const script = [join(folder, 'upgrade.sh'), ...(by === 'previous build' ? ['back'] : [])];
      // Standard output is for the result alone.
      return spawnSync('sh', script, { stdio: ['inherit', 2, 'inherit'] }).status === 0;
    },
  };
}
