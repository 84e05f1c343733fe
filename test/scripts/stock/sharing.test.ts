import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stockProgram } from '../../../scripts/stock/command/program.ts';
import { changesToPull } from '../../../scripts/stock/transaction/shared-work.ts';
import { checkVerb } from '../../../scripts/stock/verbs/check-verb.ts';
import { sellVerb } from '../../../scripts/stock/verbs/sell-verb.ts';
import { setVerb } from '../../../scripts/stock/verbs/set-verb.ts';
import { undoVerb } from '../../../scripts/stock/verbs/undo-verb.ts';
import { carIn, dealerWhoSays, edit, now } from './stock-folder.ts';
import { git, twoClones, twoPrices } from './two-clones.ts';

const commands = [
  'set 48 price=425000',
  'sell 48',
  'restore 48',
  'schema',
  'undo --yes',
  'photos 48 a.jpg --replace',
  'photos 48 --order 1',
  'add',
  'import stock.csv --yes',
  'publish',
];

type Work = [what: string, begin: (folder: string) => void, remedy: string, commands?: string[]];

// Every command asks one function, so one kind of work is enough for all of them.
const middles: Work[] = [
  ['merge', (folder) => git(folder, 'merge', 'origin/HEAD'), 'merge --abort', commands],
  ['rebase', (folder) => git(folder, 'rebase', 'origin/HEAD'), 'rebase --abort'],
  ['cherry-pick', (folder) => git(folder, 'cherry-pick', 'origin/HEAD'), 'cherry-pick --abort'],
  ['revert', (folder) => git(folder, 'revert', '--no-commit', 'HEAD'), 'revert --abort'],
  ['bisect', (folder) => git(folder, 'bisect', 'start'), 'bisect reset'],
];

describe('a stock in the middle of something', () => {
  it.each(middles)(
    '(a %s) is left alone, and the refusal says how to end it',
    async (what, begin, end, tried = ['set 48 price=425000']) => {
      const { mine } = await twoPrices();
      begin(mine);
      const before = stateOf(mine);
      for (const command of tried) {
        const program = stockProgram(mine, now, dealerWhoSays());
        await expect(program.parseAsync(command.split(' '), { from: 'user' })).rejects.toThrow(
          new RegExp(`in the middle of a ${what}.*${end}`),
        );
      }
      expect(stateOf(mine)).toBe(before);
      git(mine, ...end.split(' '));
      await setVerb(mine, ['47', 'color=Red'], now);
      expect(carIn(mine, '47')).toMatchObject({ price: 450_000, color: 'Red' });
    },
  );

  it('(a stash that does not fit) is left alone too', async () => {
    const { mine } = await twoPrices();
    edit(mine, '47', { price: 440_000 });
    git(mine, 'stash');
    git(mine, 'reset', '--quiet', '--hard', 'origin/HEAD');
    git(mine, 'stash', 'pop');
    const before = stateOf(mine);
    await expect(setVerb(mine, ['48', 'price=425000'], now)).rejects.toThrow(
      `two versions of cars/47.json; correct cars/47.json, then: git -C '${mine.replace("'", String.raw`'\''`)}' add --all`,
    );
    expect(stateOf(mine)).toBe(before);
  });

  it('is named by the check, with the line of the file', async () => {
    const { mine } = await twoPrices();
    git(mine, 'merge', 'origin/HEAD');
    await expect(checkVerb(mine, now)).rejects.toThrow(
      /Car 47: two versions of it stand here; keep one.*\(.*cars\/47\.json, line 6\)/,
    );
  });
});

describe('undo', () => {
  it('names who has made a command that a pull has brought, and asks before it is undone', async () => {
    const { mine, partners } = twoClones();
    await sellVerb(partners, ['47'], now);
    git(partners, 'push', '--quiet');
    git(mine, 'pull', '--quiet');
    const { changed, exitCode } = await undoVerb(mine);
    expect(changed[0]).toMatch(/^'sell 47' is Ravi's, of \d+ \w+ \d{4} at \d+:\d\d [ap]m\.$/);
    expect([changed[1], exitCode, carIn(mine, '47').sold]).toEqual(['Nothing was written.', 1, '2026-11-22']);
    expect((await undoVerb(mine, {}, dealerWhoSays())).changed).toEqual(['Undone: sell 47']);
    expect(carIn(mine, '47').sold).toBeUndefined();
  });

  it.each(['merge', 'rebase'])(
    'asks nothing about a command of this computer, after a %s too',
    async (work) => {
      const { mine, partners } = twoClones();
      await sellVerb(partners, ['47'], now);
      git(partners, 'push', '--quiet');
      await sellVerb(mine, ['48'], now);
      git(mine, 'fetch', '--quiet');
      git(mine, work, 'origin/HEAD');
      expect((await undoVerb(mine)).changed).toEqual(['Undone: sell 48']);
      expect([carIn(mine, '47').sold, carIn(mine, '48').sold]).toEqual(['2026-11-22', undefined]);
    },
  );
});

it('a stock that lacks what was fetched says so', async () => {
  const { mine, partners } = twoClones();
  expect(changesToPull(mine)).toBeUndefined();
  await sellVerb(partners, ['47'], now);
  await sellVerb(partners, ['48'], now);
  git(partners, 'push', '--quiet');
  git(mine, 'fetch', '--quiet');
  expect(changesToPull(mine)).toMatch(
    / lacks 2 changes of origin\/\w+; to get them: git -C .+ pull --no-edit$/,
  );
});

/** All that is seen of a repository, its work included. */
function stateOf(folder: string): string {
  const files = ['cars/47.json', '.git/HEAD'].map((file) => readFileSync(join(folder, file), 'utf8'));
  return [git(folder, 'status', '--porcelain=v2', '--branch'), git(folder, 'stash', 'list'), ...files].join(
    '\n',
  );
}
