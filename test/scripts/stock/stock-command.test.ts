import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { readArguments } from '../../../scripts/stock/arguments.ts';
import { sellVerb } from '../../../scripts/stock/verbs/sell-verb.ts';
import { now, refusalOf, twoCars } from './stock-folder.ts';

describe('npm run stock', () => {
  const stock = (folder: string, ...words: string[]) => {
    return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/stock.ts', ...words], {
      env: { PATH: process.env.PATH, STOCK: folder },
      encoding: 'utf8',
    });
  };

  it('says what changed and what comes next, in one object for machines', () => {
    const folder = twoCars();
    expect(stock(folder, 'set', '47', 'price=425000', '--json')).toMatchObject({
      status: 0,
      stdout: `${JSON.stringify({
        car: '47',
        changes: [{ field: 'price', from: '495000', to: '425000' }],
        changed: ['Car 47, price: 495000 → 425000'],
        next: 'npm run build',
      })}\n`,
    });
  }, 60_000);

  it('refuses a verb that it does not know', () => {
    const { status, stderr } = stock(twoCars(), 'buy');
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^Nothing was written:\n- write npm run stock -- VERB, with one of init, list, add/,
    );
  }, 60_000);

  it('refuses what a verb does not know, and to change the sample', () => {
    const list = { most: 0, run: () => ({ changed: [], next: '', data: {} }) };
    expect(refusalOf(() => readArguments('list', ['--loud', 'x'], list))).toBe(
      "Nothing was written:\n- 'list' knows no '--loud'\n- 'list' does not know what to do with 'x'",
    );
    expect(refusalOf(() => sellVerb('shared/sample', ['14'], now))).toBe(
      "Nothing was written:\n- the sample stays as it is; 'npm run stock -- init' makes a stock of your own",
    );
  });
});
