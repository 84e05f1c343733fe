import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

describe('.ci/steps', () => {
  // Logs the umask, the version of Node that comes first in PATH, and the variables that a step sets.
  const npm = `
    version=$(expr "$PATH" : '[^:]*/node-\\([^/:]*\\)/node_modules/.bin:') || version=own
    echo "$(umask) $version \${HOST:+$HOST:$PORT }\${CI:+CI }npm $*" >>../steps
    [ "$1" != install ] || mkdir -p "$4/node_modules/.bin"
    case $* in $FAIL) exit 1 ;; start) touch ../started && exec sleep 60 ;; esac`;
  const fetchPage = 'until [ -e ../started ]; do sleep 0.01; done; rm ../started';

  function runSteps(FAIL: string, fetches = true) {
    const folder = checkout({
      'package.json': '{ "engines": { "node": ">=20.19.0" } }',
      Dockerfile: 'FROM node:24.21-slim AS build\n',
      'dist.a/main.js': '',
      'test/ops/try-dockerfile.sh': '#!/bin/sh\necho "Dockerfile on $(command -v npm)" >>../steps\n',
    });
    const PATH = stubCommands({ npm, node: fetches ? fetchPage : 'exit 1' });
    const env = { PATH, FAIL, CI: 'true' };
    const { status, stdout } = spawnSync(join(folder, '.ci/steps'), { cwd: folder, env, encoding: 'utf8' });
    const steps = readFileSync(join(folder, '../steps'), 'utf8');
    return { status, stdout, steps: steps.trim().split('\n'), isClean: !existsSync(join(folder, 'dist.a')) };
  }

  it.each([
    ['none', 0, null],
    ['test', 1, ['FAILED: alone npm test']],
  ])('all run on three versions of Node if %s fails, and the status is %i', (name, code, failures) => {
    const { status, stdout, steps, isClean } = runSteps(name);
    expect([status, isClean]).toEqual([code, true]);
    expect(stdout.match(/^FAILED: .*/gm)).toEqual(failures);
    expect(steps.filter((step) => /npm (?:start|test|run (?:budget|test:ops))$/.test(step))).toEqual([
      '0077 latest 127.0.0.1:38080 npm start',
      '0077 20.19.0 127.0.0.1:38080 npm start',
      '0077 24.21 127.0.0.1:38080 npm start',
      '0077 24.21 npm run budget',
      '0077 24.21 CI npm test',
      '0077 24.21 CI npm run test:ops',
    ]);
  });

  it('fail where the site ends before it serves a page', () => {
    const { status, stdout } = runSteps('start', false);
    expect(status).toBe(1);
    expect(stdout.match(/^FAILED: .*/gm)).toEqual(
      ['latest', '20.19.0', '24.21'].map((version) => `FAILED: start_on ${version}`),
    );
  });
});
