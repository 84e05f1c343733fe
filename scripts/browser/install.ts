import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

type Command = readonly [string, ...string[]];

const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
const download: Command = [process.execPath, join(playwright, 'cli.js'), 'install', '--no-shell', 'chromium'];
const fonts = ['fonts-liberation', 'fonts-noto-color-emoji'];
const debian: readonly Command[] = [
  ['apt-get', '-qq', 'update'],
  ['apt-get', '-qq', 'install', '-y', '--no-install-recommends', ...fonts, 'chromium-headless-shell'],
];

/**
 * Installs Debian's packages, or else Playwright's download: Ubuntu has Chromium as a snap, which containers cannot run.
 * @throws {Error} that names what has failed
 */
export function installChromium(isThere: () => boolean): void {
  const isRoot = process.getuid?.() === 0;
  const withPackages: Command = existsSync('/usr/bin/apt-get') ? [...download, '--with-deps'] : download;
  const ways = [...(isRoot && isDebian() ? [debian] : []), [isRoot ? withPackages : download]];
  const failures: string[] = [];
  for (const commands of ways) {
    console.log(`There is no Chromium for the browser tests: ${inWords(commands)}`);
    const failed = commands.find((command) => !succeeds(command));
    if (!failed && isThere()) return;
    failures.push(
      failed ? `'${failed.join(' ')}' failed` : `what '${inWords(commands)}' has brought does not run`,
    );
  }
  throw new Error(
    `Chromium could not be installed: install it by hand or set CHROMIUM_PATH\n- ${failures.join('\n- ')}`,
  );
}

function inWords(commands: readonly Command[]): string {
  return commands.map((command) => command.join(' ')).join(' && ');
}

function succeeds([command, ...args]: Command): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { env, stdio: 'ignore' }).status === 0;
}

function isDebian(): boolean {
  const file = '/etc/os-release';
  return existsSync(file) && /^ID="?debian"?$/m.test(readFileSync(file, 'utf8'));
}
