import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A clock for an nginx that is yet to be started, which a test can put forward while it runs. */
export function movableClock(folder: string, configFile: string) {
  const file = join(folder, 'clock');
  const env = {
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    // Timers go on as ever.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  // nginx hides its environment from its workers but for what is named.
  const names = Object.keys(env).map((name) => `env ${name};\n`);
  writeFileSync(configFile, names.join('') + readFileSync(configFile, 'utf8'));
  const moveTo = (seconds: number) => {
    writeFileSync(file, `+${seconds}`);
  };
  moveTo(0);
  return { env: { ...env, LD_PRELOAD: library() }, /** In seconds from now. */ moveTo };
}

/** Where this system keeps libfaketime: https://github.com/wolfcw/libfaketime */
function library(): string {
  return spawnSync('faketime', ['-f', '+0', 'printenv', 'LD_PRELOAD'], { encoding: 'utf8' }).stdout.trim();
}
