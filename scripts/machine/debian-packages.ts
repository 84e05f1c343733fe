import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether Debian's packages can be installed here. */
export const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @throws {Error} for packages that cannot or may not be installed, with how to get them */
export function installPackages(names: readonly string[], mayInstall = true): void {
  if (names.length === 0) return;
  const command = `apt-get install --no-install-recommends ${names.join(' ')}`;
  if (!canInstall || !mayInstall)
    throw new Error(`${names.join(' ')} missing: as root of a Debian run '${command}'`);
  runShell('apt-get -qq update');
  const plan = spawnSync('sh', ['-c', `LC_ALL=C ${command} --assume-no`], { encoding: 'utf8' }).stdout;
  // 'Need to get 12 MB/173 MB of archives' where a part was fetched before.
  const [, size = 'of unknown size'] = /Need to get ([^/]+?)(?:\/| of)/.exec(plan) ?? [];
  console.log(`Installing from Debian: ${names.join(' ')} (${size})`);
  runShell(`${command} --yes ${process.stdout.isTTY ? '-q' : '-qq'}`);
}

function runShell(command: string): void {
  // Packages with a service must not start it.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const stdout = process.stdout.isTTY ? 'inherit' : 'ignore';
  if (spawnSync('sh', ['-c', command], { env, stdio: ['ignore', stdout, 'inherit'] }).status !== 0) {
    throw new Error(`'${command}' failed`);
  }
}

/** The dealer's commands keep the history of a stock with git. */
export const hasGit = () => succeeds('command -v git');

/** Whether a shell command succeeds, such as 'command -v caddy'. */
export function succeeds(command: string): boolean {
  return spawnSync('sh', ['-c', command]).status === 0;
}
