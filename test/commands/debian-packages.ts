import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @throws {Error} with the command to run, if the packages cannot or may not be installed */
export function installPackages(names: readonly string[], mayInstall = true): void {
  if (names.length === 0) return;
  const install = ['install', '--no-install-recommends', ...names];
  if (!canInstall || !mayInstall)
    throw new Error(`${names.join(' ')} missing: run as root on Debian: 'apt-get ${install.join(' ')}'`);
  aptGet('-qq', 'update');
  console.log(`Installing from Debian: ${names.join(' ')}`);
  aptGet(...install, '--yes', process.stdout.isTTY ? '-q' : '-qq');
}

function aptGet(...words: string[]): void {
  // RUNLEVEL=1 keeps packages from starting their services.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const stdout = process.stdout.isTTY ? 'inherit' : 'ignore';
  if (spawnSync('apt-get', words, { env, stdio: ['ignore', stdout, 'inherit'] }).status !== 0) {
    throw new Error(`'apt-get ${words.join(' ')}' failed`);
  }
}

export function hasProgram(program: string): boolean {
  return spawnSync('sh', ['-c', 'command -v "$1"', 'sh', program]).status === 0;
}
