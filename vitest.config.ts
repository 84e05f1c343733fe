import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { hasProgram } from './scripts/machine/debian-packages.ts';
import { sampleFolder } from './scripts/stock/stock-folder.ts';

// The tests run on the sample, whatever the dealer sells.
process.env.STOCK = sampleFolder;
// The dealer's commands ask questions only in a terminal that can move its cursor.
process.env.TERM = 'xterm';
// Neither the showroom nor the server is in New York, so code that reads the local time fails a test. Browsers inherit
// it.
process.env.TZ = 'America/New_York';
// How long a failing assertion keeps polling: in CI longer than a person wants to wait, because the machine may be
// busy.
process.env.HANG_MS ??= process.env.CI ? '120000' : '30000';
const hangMs = Number(process.env.HANG_MS);

const needsGit = hasProgram('git')
  ? []
  : ['test/scripts/stock/**', 'test/scripts/deploy/upgrade.test.ts', 'test/process/publish.test.ts'];
// These scripts use GNU's and util-linux's options.
const needsLinux =
  process.platform === 'linux' ? [] : ['test/scripts/ci.test.ts', 'test/scripts/deploy/upgrade.test.ts'];

const projects: NonNullable<TestProjectInlineConfiguration['test']>[] = [
  {
    name: 'server',
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: [
      'test/browser/**',
      'test/engines/**',
      'test/process/**',
      'test/ops/**',
      ...needsGit,
      ...needsLinux,
    ],
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
    // A worker and its Chromium need up to two cores. On two cores, one of two workers uses the time in which the other
    // waits.
    maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
    isolate: false,
  },
  {
    name: 'engines',
    include: ['test/engines/**/*.test.ts'],
    globalSetup: 'test/engines/global-setup.ts',
    // npm test runs these next to Chromium's, which use all cores.
    fileParallelism: false,
    expect: { poll: { timeout: hangMs, interval: 150 } },
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
