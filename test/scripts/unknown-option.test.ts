import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each(['build', 'images'])('npm run %s names an unknown option, and does nothing else', (name) => {
  const command = ['--import', 'tsx', `scripts/${name}.ts`, '--loud'];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([1, '', "error: unknown option '--loud'\n"]);
});

it('npm run mutants says in one line that it needs git', () => {
  const command = ['--import', 'tsx', 'test/mutants/run.ts'];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', env: { PATH: '' } });
  expect([status, stderr]).toEqual([
    1,
    'npm run mutants needs git, and the folder to be a clone: it breaks a copy of what git lists.\n',
  ]);
});
