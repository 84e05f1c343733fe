import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether Debian's packages can be installed here. */
export const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @throws {Error} for packages that cannot or may not be installed, with how to get them */
export function installPackages(names: readonly string[], mayInstall = true): void {
  if (names.length === 0) return;
  const install = ['install', '--no-install-recommends', ...names];
  if (!canInstall || !mayInstall)
    throw new Error(`${names.join(' ')} missing: as root of a Debian run 'apt-get ${install.join(' ')}'`);
  aptGet('-qq', 'update');
  const { stdout: plan } = spawnSync('apt-get', [...install, '--assume-no'], {
    env: { ...process.env, LC_ALL: 'C' },
    encoding: 'utf8',
  });
  // 'Need to get 12 MB/173 MB of archives' where a part was fetched before.
  const [, size = 'of unknown size'] = /Need to get ([^/]+?)(?:\/| of)/.exec(plan) ?? [];
  console.log(`Installing from Debian: ${names.join(' ')} (${size})`);
  aptGet(...install, '--yes', process.stdout.isTTY ? '-q' : '-qq');
}

function aptGet(...words: string[]): void {
  // Packages with a service must not start it.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const stdout = process.stdout.isTTY ? 'inherit' : 'ignore';
  if (spawnSync('apt-get', words, { env, stdio: ['ignore', stdout, 'inherit'] }).status !== 0) {
    throw new Error(`'apt-get ${words.join(' ')}' failed`);
  }
}

/** The dealer's commands keep the history of a stock with git. */
export const hasGit = () => hasProgram('git');

/** Whether a program is installed, by its name or its path. */
export function hasProgram(program: string): boolean {
  return spawnSync('sh', ['-c', 'command -v "$1"', 'sh', program]).status === 0;
}
