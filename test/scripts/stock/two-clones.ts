import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { pullSettings } from '../../../scripts/stock/transaction/repository.ts';
import { setVerb } from '../../../scripts/stock/verbs/set-verb.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { car47, now, stockOf } from './stock-folder.ts';

/** Git in a stock, as its owner types it. It may fail, as a merge with a conflict does. */
export function git(folder: string, ...args: string[]): string {
  const { stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', env: environment });
  return stdout;
}

const { PATH } = process.env;
const quiet = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null', GIT_EDITOR: 'true' };
const environment = {
  PATH,
  ...quiet,
  GIT_AUTHOR_NAME: 'Owner',
  GIT_AUTHOR_EMAIL: 'owner@dealer.example',
  GIT_COMMITTER_NAME: 'Owner',
  GIT_COMMITTER_EMAIL: 'owner@dealer.example',
};

/** One stock in two clones of one repository, as two people have it after a command each. */
export function twoClones() {
  const origin = temporaryFolder();
  const first = stockOf({ 47: car47, 48: { ...car47, id: '48' } });
  git(first, 'init', '--quiet');
  git(first, 'add', '--all');
  git(first, 'commit', '--quiet', '--message', 'Stock');
  git(first, 'clone', '--quiet', '--bare', first, origin);
  const [mine, partners] = [temporaryFolder("it's a clone-"), temporaryFolder("it's a clone-")];
  git(first, 'clone', '--quiet', origin, mine);
  cpSync(mine, partners, { recursive: true });
  for (const [clone, name] of [
    [mine, 'Asha'],
    [partners, 'Ravi'],
  ] as const) {
    const settings = [['user.name', name], ['user.email', 'one@dealer.example'], ...pullSettings];
    const lines = settings.map(([setting = '', value]) => `[${setting.replace('.', ']\n')} = ${value}\n`);
    appendFileSync(join(clone, '.git/config'), lines.join(''));
  }
  return { mine, partners };
}

/** Both give car 47 another price; the partner's is pushed, and mine is in a commit. */
export async function twoPrices() {
  const clones = twoClones();
  await setVerb(clones.partners, ['47', 'price=470000'], now);
  git(clones.partners, 'push', '--quiet');
  await setVerb(clones.mine, ['47', 'price=450000'], now);
  git(clones.mine, 'fetch', '--quiet');
  return clones;
}
