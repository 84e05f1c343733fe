import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { prepareRepository } from '../../../scripts/stock/transaction/repository.ts';
import { setVerb } from '../../../scripts/stock/verbs/set-verb.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { now, stockOf } from './stock-folder.ts';

/** May fail, as a merge with a conflict does. */
export function git(folder: string, ...args: string[]): string {
  const { stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', env: environment });
  return stdout;
}

const environment = {
  PATH: process.env.PATH,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_EDITOR: 'true',
  GIT_AUTHOR_NAME: 'Owner',
  GIT_AUTHOR_EMAIL: 'owner@dealer.example',
  GIT_COMMITTER_NAME: 'Owner',
  GIT_COMMITTER_EMAIL: 'owner@dealer.example',
};

export function twoClones() {
  const origin = temporaryFolder();
  const first = stockOf({ 47: {}, 48: {} });
  git(first, 'init', '--quiet');
  git(first, 'add', '--all');
  git(first, 'commit', '--quiet', '--message', 'Stock');
  git(first, 'clone', '--quiet', '--bare', first, origin);
  const [mine, partners] = [temporaryFolder("it's a clone-"), temporaryFolder("it's a clone-")];
  git(first, 'clone', '--quiet', origin, mine);
  prepareRepository(mine);
  cpSync(mine, partners, { recursive: true });
  return { mine, partners };
}

export async function twoPrices() {
  const clones = twoClones();
  await setVerb(clones.partners, ['47', 'price=470000'], now);
  git(clones.partners, 'push', '--quiet');
  await setVerb(clones.mine, ['47', 'price=450000'], now);
  git(clones.mine, 'fetch', '--quiet');
  return clones;
}
