import { spawnSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import { threadId } from 'node:worker_threads';
import { buildSync } from 'esbuild';
import { expect } from 'vitest';

// Bundled once, because starting it with tsx twenty times would take longer than the tests.
const program = '.cache/killed.mjs';
const outfile = `.cache/killed-${process.pid}-${threadId}.mjs`;
const node = { platform: 'node', format: 'esm', packages: 'external' } as const;
buildSync({ entryPoints: ['test/scripts/killed.ts'], bundle: true, outfile, ...node });
renameSync(outfile, program);

export function kill(work: 'build' | 'sell', folder: string, call: string, count: number): void {
  const { signal } = spawnSync(process.execPath, [program, work, folder, call, String(count)]);
  expect(signal).toBe('SIGKILL');
}
