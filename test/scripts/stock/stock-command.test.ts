import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { sellVerb } from '../../../scripts/stock/verbs/sell-verb.ts';
import { now, twoCars } from './stock-folder.ts';

it.each([
  ['set 47 price=425000', 0, 'Car 47, price: 495000 → 425000\nNext: npm run stock -- publish\n'],
  ['sell 34', 1, "Nothing was written:\n- there is no car '34'; for the numbers: npm run stock -- list\n"],
  [
    'export package.json/stock.csv',
    1,
    'Nothing was written:\n- package.json/stock.csv: a file stands where a folder is needed; use another path, then run the command again\n',
  ],
  ['help list', 0, 'Example: npm run stock -- list\n'],
])(
  'npm run stock -- %s exits with %i, and prints its result or its reason on one stream',
  (words, status, text) => {
    const command = ['--import', 'tsx', 'scripts/stock.ts', ...words.split(' ')];
    const env = { PATH: process.env.PATH, STOCK: twoCars() };
    const run = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
    const [said, other] = status === 0 ? [run.stdout, run.stderr] : [run.stderr, run.stdout];
    expect([run.status, other]).toEqual([status, '']);
    expect(said).toContain(text);
  },
);

it('a command refuses changes of the sample', async () => {
  await expect(sellVerb('shared/sample', ['14'], now)).rejects.toThrow('the sample cannot be changed');
});
