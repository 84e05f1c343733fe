import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether to install what is missing: in CI, or with `--install`. On a person's machine nothing is installed unasked. */
export const installsTools = Boolean(process.env.CI) || process.argv.includes('--install');

/** @throws {Error} for packages that may not be installed, with how to get them */
export function installPackages(names: readonly string[]): void {
  if (names.length === 0) return;
  const packages = names.join(' ');
  const command = `apt-get install -y --no-install-recommends ${packages}`;
  if (!installsTools || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`${packages} missing: as root of a Debian run '${command}'`);
  }
  console.log(`installing ${packages}`);
  // Packages with a service must not start it.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const all = ['-c', `apt-get -qq update && ${command} -qq`];
  if (spawnSync('sh', all, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0) {
    throw new Error(`'${command}' failed`);
  }
}

/** Whether a shell command succeeds, such as 'command -v caddy'. */
export function succeeds(command: string): boolean {
  return spawnSync('sh', ['-c', command]).status === 0;
}
