import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { hasGit } from './scripts/machine/debian-packages.ts';
import { sampleFolder } from './scripts/stock/stock-folder.ts';

// Whatever the dealer sells: the tests are of the code, and run on the sample.
process.env.STOCK = sampleFolder;
// The dealer's questions are asked in a terminal that can move its cursor.
process.env.TERM = 'xterm';
// Limits of a hang: a slow machine fails no test. Shorter ones show failures sooner.
const hangMs = Number(process.env.HANG_MS ?? 180_000);
const patience = { testTimeout: 3 * hangMs, hookTimeout: 3 * hangMs, expect: { poll: { timeout: hangMs } } };

const needsGit = hasGit() ? [] : ['test/scripts/stock/**', 'test/process/publish.test.ts'];

// A worker and its Chromium need up to two cores. On two cores, two workers use the time in which one of them waits.
const browserWorkers = Math.max(2, Math.floor(availableParallelism() / 2));

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**', 'test/engines/**', 'test/process/**', 'test/ops/**', ...needsGit],
          globalSetup: 'test/sample-build.ts',
          setupFiles: 'test/quiet.ts',
          // Every worker loads React and Express once, not once a file.
          pool: 'threads',
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'process',
          include: ['test/process/**/*.test.ts'],
          exclude: needsGit,
          globalSetup: 'test/sample-build.ts',
          // One of them waits a minute for the server's limits, which needs no core.
          maxWorkers: 2,
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'ops',
          include: ['test/ops/**/*.test.{ts,tsx}'],
          globalSetup: 'test/sample-build.ts',
          fileParallelism: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.{ts,tsx}'],
          globalSetup: 'test/browser/global-setup.ts',
          maxWorkers: browserWorkers,
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['test/engines/**/*.test.ts'],
          globalSetup: 'test/engines/global-setup.ts',
          // npm test runs these beside Chromium's, which use all cores.
          fileParallelism: false,
          ...patience,
          expect: { poll: { ...patience.expect.poll, interval: 150 } },
        },
      },
    ],
  },
});
