import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each(['build', 'images'])('npm run %s names an unknown option, and does nothing else', (name) => {
  const command = ['--import', 'tsx', `scripts/${name}.ts`, '--loud'];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([1, '', "error: unknown option '--loud'\n"]);
});
