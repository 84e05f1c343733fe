import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sellVerb } from '../../../scripts/stock/verbs/sell-verb.ts';
import { setVerb } from '../../../scripts/stock/verbs/set-verb.ts';
import { undoVerb } from '../../../scripts/stock/verbs/undo-verb.ts';
import { car47, carIn, now, run, stateOf } from './stock-folder.ts';
import { git, twoClones, twoPrices } from './two-clones.ts';

describe('a stock in which git has unfinished work', () => {
  it.each([
    ['a merge', ['merge origin/HEAD'], 'merge --abort'],
    ['a rebase', ['rebase origin/HEAD'], 'rebase --abort'],
    ['a cherry-pick', ['cherry-pick origin/HEAD'], 'cherry-pick --abort'],
    ['a revert', ['revert --no-commit HEAD'], 'revert --abort'],
    ['a bisection', ['bisect start'], 'bisect reset'],
    [
      'a stash that conflicts',
      ['reset --soft HEAD^', 'stash', 'reset --hard origin/HEAD', 'stash pop'],
      'reset --hard',
    ],
  ])('is left alone during %s', async (_what, begin, end) => {
    const { mine } = await twoPrices();
    for (const command of begin) git(mine, ...command.split(' '));
    const before = stateOf(mine);
    await expect(setVerb(mine, ['48', 'price=425000'], now)).rejects.toThrow(isUnfinished);
    expect(stateOf(mine)).toBe(before);
    git(mine, ...end.split(' '));
    await setVerb(mine, ['48', 'price=425000'], now);
    expect(carIn(mine, '48').price).toBe(425_000);
  });

  it('is left alone by every command that writes, before it asks anything', async () => {
    const { mine } = await twoPrices();
    git(mine, 'merge', 'origin/HEAD');
    const before = stateOf(mine);
    const commands = ['set 48 price=425000', 'sell 48', 'schema', 'undo', 'photos 48 --order 1', 'add'];
    for (const command of [...commands, 'import stock.csv --yes', 'publish']) {
      await expect(run(mine, command), command).rejects.toThrow(isUnfinished);
    }
    expect(stateOf(mine)).toBe(before);
  });
});

const isUnfinished =
  /git has unfinished work in .*; to end it, see 'Two people, one stock' in .*guide\.md, or git -C '.*' status$/;

it('a pull does not take a new car for a deleted one that it resembles', async () => {
  const { mine, partners } = twoClones();
  git(mine, 'rm', '--quiet', 'cars/47.json');
  writeFileSync(join(mine, 'cars/49.json'), JSON.stringify({ ...car47, id: '49' }, null, 2));
  await setVerb(mine, ['48', 'color=Red'], now);
  await sellVerb(partners, ['47'], now);
  git(partners, 'push', '--quiet');
  git(mine, 'pull', '--quiet');
  expect([carIn(mine, '47').sold, carIn(mine, '49').sold]).toEqual(['2026-11-22', undefined]);
});

it.each(['merge', 'rebase'])('undo reverts only commands of this computer, after a %s too', async (work) => {
  const { mine, partners } = twoClones();
  await sellVerb(partners, ['47'], now);
  git(partners, 'push', '--quiet');
  await sellVerb(mine, ['48'], now);
  git(mine, 'fetch', '--quiet');
  git(mine, work, 'origin/HEAD');
  expect((await undoVerb(mine)).changed).toEqual(['Undone: sell 48']);
  await expect(undoVerb(mine)).rejects.toThrow('there is no command of yours to undo');
  expect([carIn(mine, '47').sold, carIn(mine, '48').sold]).toEqual(['2026-11-22', undefined]);
});
