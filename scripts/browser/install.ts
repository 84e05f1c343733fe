import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

type Command = readonly [string, ...string[]];

const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
const download: Command = [process.execPath, join(playwright, 'cli.js'), 'install', '--no-shell', 'chromium'];

const fonts = ['fonts-liberation', 'fonts-noto-color-emoji'];
const update: Command = ['apt-get', '-qq', 'update'];
const add: Command = ['apt-get', '-qq', 'install', '-y', '--no-install-recommends', ...fonts];

// Debian has Chromium as packages; Ubuntu has it as a snap, which containers cannot run.
const ways: { isPossible: () => boolean; name: string; commands: readonly Command[] }[] = [
  {
    isPossible: () => isRoot() && isDebian(),
    name: "Debian's chromium-headless-shell",
    commands: [update, [...add, 'chromium-headless-shell']],
  },
  {
    isPossible: () => isRoot() && isDebian(),
    name: "Debian's chromium",
    commands: [update, [...add, 'chromium']],
  },
  {
    isPossible: () => isRoot() && existsSync('/usr/bin/apt-get'),
    name: "Playwright's download with what it needs",
    commands: [[...download, '--with-deps']],
  },
  { isPossible: () => true, name: "Playwright's download", commands: [download] },
];

/**
 * Tries one method after another.
 * @throws {Error} one error that names them all
 */
export function installChromium(isThere: () => boolean): void {
  const failures: string[] = [];
  for (const { isPossible, name, commands } of ways) {
    if (!isPossible()) continue;
    console.log(`There is no Chromium for the browser tests: installing ${name}`);
    const failed = commands.find((command) => !succeeds(command));
    if (!failed && isThere()) return;
    failures.push(failed ? `'${failed.join(' ')}' failed` : `${name} does not run`);
  }
  throw new Error(
    `Chromium could not be installed: install it by hand or set CHROMIUM_PATH\n- ${failures.join('\n- ')}`,
  );
}

function succeeds([command, ...args]: Command): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { env, stdio: 'ignore' }).status === 0;
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function isDebian(): boolean {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID="?debian"?$/m.test(readFileSync(file, 'utf8'));
}
