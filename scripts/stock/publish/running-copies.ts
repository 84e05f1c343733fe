import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';
import { stockFolder } from '../stock-folder.ts';

const folder = 'scripts/deploy';

export type ReplacedBy = 'new build' | 'previous build';

export type RunningCopies = NonNullable<ReturnType<typeof runningCopies>>;

/**
 * Undefined if Docker or Compose is missing, or if no copy runs.
 * @throws {Refusal} when Docker doesn't answer, because otherwise a live site could silently keep the old price
 */
export function runningCopies() {
  const run = (args: string[]) => spawnSync('docker', args, { cwd: folder, encoding: 'utf8' });
  if (run(['compose', 'version']).status !== 0) return undefined;
  const { status, stdout, stderr } = run(['compose', 'ps', '--quiet', 'web']);
  if (status !== 0) {
    throw new Refusal(
      `Docker does not say whether it runs the site: ${stderr.trim()}; start Docker, or run this as a user who may use it; a site without Docker: npm run build`,
    );
  }
  if (stdout.trim() === '') return undefined;
  return {
    // Their image is built from this folder, whatever STOCK says.
    stock: stockFolder({}),
    replace(by: ReplacedBy): boolean {
      const script = [join(folder, 'upgrade.sh'), ...(by === 'previous build' ? ['back'] : [])];
      // Standard output is for the result only.
      return spawnSync('sh', script, { stdio: ['inherit', 2, 'inherit'] }).status === 0;
    },
  };
}
