import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

// Chromium's headless shell, packed for servers without packages: https://github.com/Sparticuz/chromium. The package's
// own code is not used, because it runs any program that lies at /tmp/chromium.
const archive = '@sparticuz/chromium@153.0.0';
const integrity =
  'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==';

const folder = fileURLToPath(new URL('../../.cache/chromium', import.meta.url));
export const packedPath = join(folder, 'run.sh');

// This Chromium has only one language, and its pages crash if LC_ALL is empty.
const runScript = `#!/bin/sh
here=$(dirname "$0")
unset LC_ALL
export LD_LIBRARY_PATH="$here/lib" FONTCONFIG_FILE="$here/fonts-here.conf"
exec "$here/chromium" "$@"
`;

// The system may have no fonts.
const fontsHere = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir prefix="relative">fonts</dir>
</fontconfig>`;

/**
 * Downloads this Chromium from npm's registry, and unpacks it into the project's cache.
 * @throws {Error} if the download fails or has another hash
 */
export function unpackChromium(): void {
  console.log(`Downloading Chromium from npm's registry: 70 MB, 204 MB in ${folder}`);
  const next = `${folder}.next`;
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  const pack = ['pack', archive, '--loglevel=error', '--pack-destination', next];
  const file = join(
    next,
    execFileSync('npm', pack, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim(),
  );
  const hash = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  if (hash !== integrity) throw new Error(`${archive} has the hash ${hash} instead of ${integrity}`);
  execFileSync('tar', ['--no-same-owner', '-xzf', file, '-C', next]);
  const unpacked = (name: string) =>
    brotliDecompressSync(readFileSync(join(next, 'package/bin', `${name}.br`)));
  writeFileSync(join(next, 'chromium'), unpacked('chromium'), { mode: 0o755 });
  for (const name of ['al2023.tar', 'fonts.tar'])
    execFileSync('tar', ['--no-same-owner', '-xC', next], { input: unpacked(name) });
  for (const name of [file, join(next, 'package')]) rmSync(name, { recursive: true });
  writeFileSync(join(next, 'fonts-here.conf'), fontsHere);
  writeFileSync(join(next, 'run.sh'), runScript, { mode: 0o755 });
  rmSync(folder, { recursive: true, force: true });
  renameSync(next, folder);
}
