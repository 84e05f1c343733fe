import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The last one that was published. */
export const lastRelease = '988fa99';

/** Builds a release of this repository, a tag or a commit, in a worktree of its own; returns the script of its server. */
export function releaseServer(release: string, folder: string): string {
  const tree = resolve(folder, `release-${release}`);
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, {
      cwd: existsSync(tree) ? tree : '.',
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  if (!existsSync(tree)) run('git', 'worktree', 'add', '--force', '--detach', tree, release);
  const { scripts } = JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8')) as Record<
    string,
    { start: string }
  >;
  const script = join(tree, scripts?.start.split(' ').at(-1) ?? '');
  if (!existsSync(script)) {
    run('npm', 'ci', '--ignore-scripts');
    run('npm', 'run', 'build');
  }
  return script;
}
