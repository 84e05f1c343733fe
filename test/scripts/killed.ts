import childProcess from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

// Runs a build or a stock command, and kills its own process at the nth call of one of Node's functions.
const [, , work = '', folder = '', name = '', count = '1'] = process.argv;
const calls = (name === 'spawnSync' ? childProcess : fs) as unknown as Record<
  string,
  (...args: unknown[]) => unknown
>;
const original = calls[name];
if (!original) throw new Error(`there is no ${name}`);
let left = Number(count);
calls[name] = (...args) => {
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
  return original(...args);
};
syncBuiltinESMExports();

if (work === 'build') {
  const { makeSite } = await import('./build/make-site.ts');
  await makeSite(folder, 'cccccccc');
} else {
  const { sellVerb } = await import('../../scripts/stock/verbs/sell-verb.ts');
  await sellVerb(folder, ['46', '47', '48'], new Date('2026-11-22T12:00:00+05:30'));
}
