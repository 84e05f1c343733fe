import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

// Kills its own process at a build's nth call of a node:fs function.
const [, , folder = '', start = '', point = '', count = '1'] = process.argv;
const calls = fs as unknown as Record<string, (...args: unknown[]) => unknown>;
const original = calls[point];
if (!original) throw new Error(`node:fs has no ${point}`);
let left = Number(count);
calls[point] = (...args) => {
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
  return original(...args);
};
syncBuiltinESMExports();

const { makeSite } = await import('./make-site.ts');
await makeSite(folder, start);
