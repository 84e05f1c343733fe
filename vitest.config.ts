import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { sampleFolder } from './scripts/stock/stock-folder.ts';

// Whatever the dealer sells: the tests are of the code, and run on the sample.
process.env.STOCK = sampleFolder;
// A test that takes so long hangs; a slow machine does not fail it.
const hangMs = 300_000;

// A worker and its Chromium need up to two cores. On two cores, two workers use the time in which one of them waits.
const browserWorkers = Math.max(2, Math.floor(availableParallelism() / 2));

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**', 'test/engines/**', 'test/process/**', 'test/ops/**'],
          globalSetup: 'test/sample-build.ts',
          setupFiles: 'test/quiet.ts',
          // Every worker loads React and Express once, not once a file.
          pool: 'threads',
          isolate: false,
          testTimeout: hangMs,
        },
      },
      {
        test: {
          name: 'process',
          include: ['test/process/**/*.test.ts'],
          globalSetup: 'test/sample-build.ts',
          fileParallelism: false,
          testTimeout: hangMs,
        },
      },
      {
        test: {
          name: 'ops',
          include: ['test/ops/**/*.test.{ts,tsx}'],
          globalSetup: 'test/sample-build.ts',
          fileParallelism: false,
          testTimeout: hangMs,
          hookTimeout: hangMs,
          expect: { poll: { timeout: 5_000 } },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.{ts,tsx}'],
          globalSetup: 'test/browser/global-setup.ts',
          maxWorkers: browserWorkers,
          isolate: false,
          expect: { poll: { timeout: 15_000 } },
          testTimeout: hangMs,
          hookTimeout: hangMs,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['test/engines/**/*.test.ts'],
          globalSetup: 'test/engines/global-setup.ts',
          // npm test runs these beside Chromium's, which use all cores.
          fileParallelism: false,
          expect: { poll: { timeout: 60_000, interval: 150 } },
          testTimeout: hangMs,
          hookTimeout: hangMs,
        },
      },
    ],
  },
});
