import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { sampleFolder } from './scripts/stock/stock-folder.ts';
import { hasProgram } from './test/commands/debian-packages.ts';

// The tests run on the sample, whatever the dealer sells.
process.env.STOCK = sampleFolder;
// The dealer's commands ask questions only in a terminal that can move its cursor.
process.env.TERM = 'xterm';
// In a time zone that is neither India's nor UTC, code that depends on the machine's local time fails a test. Browsers
// inherit it.
process.env.TZ = 'America/New_York';
// How long an assertion polls before it fails. CI waits longer than a person would, because its machine may be busy.
process.env.HANG_MS ??= process.env.CI ? '120000' : '30000';
const hangMs = Number(process.env.HANG_MS);

const needsGit = hasProgram('git')
  ? []
  : ['test/scripts/stock/**', 'test/scripts/deploy/upgrade.test.ts', 'test/process/publish.test.ts'];
// These scripts use options of GNU coreutils and util-linux.
const scriptTests = ['test/scripts/ci.test.ts', 'test/scripts/deploy/upgrade.test.ts'];
const needsLinux = process.platform === 'linux' ? [] : scriptTests;

const projects: NonNullable<TestProjectInlineConfiguration['test']>[] = [
  {
    name: 'server',
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/{browser,engines,ops,process}/**', ...needsGit, ...needsLinux],
    globalSetup: 'test/sample-build.ts',
    setupFiles: 'test/quiet.ts',
    // Every worker loads React and Express once, not once per file.
    pool: 'threads',
    isolate: false,
  },
  {
    name: 'process',
    include: ['test/process/**/*.test.ts'],
    exclude: needsGit,
    globalSetup: 'test/sample-build.ts',
    maxWorkers: 2,
    isolate: false,
  },
  {
    name: 'browser',
    include: ['test/browser/**/*.test.{ts,tsx}'],
    globalSetup: 'test/browser/global-setup.ts',
    // A worker and its Chromium use up to two cores. On a machine with two, a second worker runs while the first one
    // waits.
    maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
    isolate: false,
  },
  {
    name: 'engines',
    include: ['test/engines/**/*.test.ts'],
    globalSetup: 'test/engines/global-setup.ts',
    // `npm test` runs this project next to the browser project, which uses all cores.
    fileParallelism: false,
    expect: { poll: { timeout: hangMs, interval: 150 } },
    // Before version 22, Node has WebSocket only with this option.
    execArgv: ['--experimental-websocket'],
  },
  {
    name: 'ops',
    include: ['test/ops/**/*.test.{ts,tsx}'],
    globalSetup: 'test/sample-build.ts',
    fileParallelism: false,
  },
];

export default defineConfig({
  test: {
    projects: projects.map((project, index) => ({
      test: {
        testTimeout: 5 * hangMs,
        hookTimeout: 5 * hangMs,
        expect: { poll: { timeout: hangMs } },
        // Vitest refuses to run projects with different numbers of workers in one group.
        sequence: { groupOrder: index },
        ...project,
      },
    })),
  },
});
