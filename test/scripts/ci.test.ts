import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { stubCommands } from './stub-commands.ts';

function checkout(files: Record<string, string>): string {
  const folder = join(temporaryFolder(), 'checkout');
  cpSync('.ci', join(folder, '.ci'), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text, { mode: 0o755 });
  }
  return folder;
}

describe('.ci/run', () => {
  function run(steps: string) {
    const folder = checkout({ '.ci/steps': `#!/bin/sh\n${steps}` });
    const PATH = stubCommands({ mount: '', unshare: 'shift 3; exec "$@"' });
    const home = dirname(folder);
    const elsewhere = { cwd: home, env: { PATH, HOME: home }, encoding: 'utf8' } as const;
    const { status, stdout } = spawnSync(join(folder, '.ci/run'), elsewhere);
    return { status, lines: stdout.trim().split('\n') };
  }

  it('repeats the failures, counts the tests of all runs, and returns the status of the steps', () => {
    const { status, lines } = run(`
      echo ' FAIL  test/a.test.ts > a car'
      echo '      Tests  2 failed | 9 passed (11)'
      echo '[test:server]       Tests  4 passed (4)'
      exit 3`);
    expect(status).toBe(3);
    expect(lines.slice(-3)).toEqual([
      ' FAIL  test/a.test.ts > a car',
      expect.stringMatching(/^in \d+ s$/),
      '13 passed, 2 failed',
    ]);
  });

  it('counts a failed step without tests as one failure', () => {
    expect(run('exit 1').lines.at(-1)).toBe('0 passed, 1 failed');
    expect(run('exit 0').lines.at(-1)).toBe('0 passed, 0 failed');
  });

  it('names no folder of the machine', () => {
    const { lines } = run(`echo "in $PWD/test and $HOME/.npm"; echo "in $(dirname "$PWD")/node-24"`);
    expect(lines.slice(0, 2)).toEqual(['in ./test and ./.npm', 'in ./node-24']);
  });
});

it('.ci/steps continues on three versions of Node if some steps fail, names these, and returns 1', () => {
  const folder = checkout({
    'package.json': '{ "engines": { "node": ">=20.19.0" } }',
    Dockerfile: 'FROM node:24.21-slim AS build\n',
  });
  // Logs the version of Node that comes first in PATH, and whether CI is set.
  const npm = `
    version=$(expr "$PATH" : '[^:]*/node-\\([^/:]*\\)/node_modules/.bin:')
    echo "$version \${CI:+CI }npm $*" >>../steps
    [ "$1" != install ] || mkdir -p "$4/node_modules/.bin"
    case $1 in start | test) exit 1 ;; esac`;
  const PATH = stubCommands({ npm, node: 'exit 1' });
  const options = { cwd: folder, env: { PATH, CI: 'true' }, encoding: 'utf8' } as const;
  const { status, stdout } = spawnSync(join(folder, '.ci/steps'), options);
  expect(status).toBe(1);
  const starts = ['latest', '20.19.0', '24.21'].map((version) => `FAILED: start_on ${version}`);
  // This checkout has no test/ops/.
  const others = ['test/ops/try-dockerfile.sh', 'alone npm test'].map((step) => `FAILED: ${step}`);
  expect(stdout.match(/^FAILED: .*/gm)).toEqual([...starts, ...others]);
  const steps = readFileSync(join(folder, '../steps'), 'utf8').trim().split('\n');
  expect(steps.filter((step) => /npm (?:start|test|run (?:budget|test:ops))$/.test(step))).toEqual([
    'latest npm start',
    '20.19.0 npm start',
    '24.21 npm start',
    '24.21 npm run budget',
    '24.21 CI npm test',
    '24.21 CI npm run test:ops',
  ]);
});
