import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { publishBackVerb } from '../../../scripts/stock/publish/publish-verb.ts';
import { runningCopies } from '../../../scripts/stock/publish/running-copies.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { makeSite } from '../build/make-site.ts';
import { stubCommands } from '../stub-commands.ts';

const hasCompose = 'if [ "$2" = version ]; then exit 0; fi';

it('a Docker that fails is not taken for a missing one', () => {
  withDocker(`${hasCompose}; echo 'permission denied' >&2; exit 1`);
  expect(runningCopies).toThrow(
    'Docker does not say whether it runs the site: permission denied; start Docker',
  );
});

it('copies can be replaced if Compose runs any', () => {
  withDocker(`echo "docker: 'compose' is not a docker command" >&2; exit 1`);
  expect(runningCopies()).toBeUndefined();
  withDocker(hasCompose);
  expect(runningCopies()).toBeUndefined();
  withDocker(`${hasCompose}; echo 4fc2de67531e`);
  expect(runningCopies()).toHaveProperty('replace');
});

it("publish --back names the time of the build in India, not this computer's", async () => {
  const folder = join(temporaryFolder(), 'dist');
  await makeSite(folder, 'aaaaaaaa');
  const build = join(folder, 'build.json');
  const made = JSON.parse(readFileSync(build, 'utf8')) as object;
  writeFileSync(build, JSON.stringify({ ...made, builtAt: '2026-11-22T20:00:00Z' }));
  await makeSite(folder, 'bbbbbbbb');
  const { changed } = await publishBackVerb({ folder, mode: 'production', stock: 'stock' }, undefined);
  expect(changed).toEqual([
    'The current build is now the one of 23 November 2026 at 1:30 am. Your stock is unchanged.',
  ]);
});

function withDocker(script: string): void {
  const { PATH } = process.env;
  process.env.PATH = stubCommands({ docker: script });
  onTestFinished(() => void (process.env.PATH = PATH));
}
