import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publishBackVerb } from '../../../scripts/stock/publish/publish-verb.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { makeSite } from '../build/make-site.ts';

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
