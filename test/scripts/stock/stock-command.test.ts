import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { carVerbs } from '../../../scripts/stock/command/car-verbs.ts';
import { help } from '../../../scripts/stock/command/help.ts';
import { stockVerbs } from '../../../scripts/stock/command/stock-verbs.ts';
import { commandIn, readArguments } from '../../../scripts/stock/command/arguments.ts';
import { sellVerb } from '../../../scripts/stock/verbs/sell-verb.ts';
import { now, refusalOf, twoCars } from './stock-folder.ts';

const setting = { folder: 'stock', now, person: undefined };

describe('npm run stock', () => {
  const stock = (folder: string, ...words: string[]) => {
    return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/stock.ts', ...words], {
      env: { PATH: process.env.PATH, STOCK: folder },
      encoding: 'utf8',
    });
  };

  it('prints the changes and the next step as one object with --json', () => {
    const folder = twoCars();
    expect(stock(folder, 'set', '47', 'price=425000', '--json')).toMatchObject({
      status: 0,
      stdout: `${JSON.stringify({
        car: '47',
        changes: [{ field: 'price', from: '495000', to: '425000' }],
        changed: ['Car 47, price: 495000 → 425000'],
        next: 'npm run stock -- publish',
      })}\n`,
    });
  }, 60_000);

  it('prints a refusal as one object with --json, and exits with 1', () => {
    const { status, stdout } = stock(twoCars(), 'buy', '--json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      problems: ["there is no command 'buy'; for a list of all: npm run stock -- help"],
    });
  }, 60_000);

  it('lists every command, each with an example', () => {
    const { changed } = help({ ...stockVerbs(setting), ...carVerbs(setting) });
    expect(changed).toContain('add      adds a car; asks for its details one by one');
    expect(changed).toContain('         npm run stock -- set 47 price=475000 featured=yes');
  });

  it.each<[string[], name: string, args: string[]]>([
    [[], 'help', []],
    [['--help'], 'help', []],
    [['help', 'import'], 'help', ['import']],
    [['import', '--help'], 'help', ['import']],
    [['set', '47', '-h'], 'help', ['set']],
    [['set', '47', 'price=1'], 'set', ['47', 'price=1']],
  ])('takes %j for a command and its arguments', (words, name, args) => {
    expect(commandIn(words)).toEqual({ name, args });
  });

  it('explains a command with its options', () => {
    expect(help(stockVerbs(setting), 'import').changed).toEqual([
      'import: shows what a spreadsheet would change, and makes the changes when you agree',
      '  --yes: makes the changes without asking',
      '  --strict: accepts only names and values as an export has them',
      '  --sold: with --yes: how many cars may be marked as sold',
      'Example: npm run stock -- import stock.csv',
    ]);
  });

  it.each(Object.entries({ ...stockVerbs(setting), ...carVerbs(setting) }))(
    'help %s prints its description, each option and an example',
    (name, verb) => {
      const { changed } = help({ [name]: verb }, name);
      expect(changed[0]).toBe(`${name}: ${verb.does}`);
      expect(changed.slice(1, -1)).toHaveLength(Object.keys(verb.options ?? {}).length);
      expect(changed.at(-1)).toMatch(new RegExp(`^Example: npm run stock -- ${name}\\b`));
    },
  );

  it('refuses unknown options and arguments, and changes of the sample', async () => {
    expect(await refusalOf(() => readArguments('list', ['--loud', 'x'], { most: 0 }))).toBe(
      "Nothing was written:\n- 'list' has no option --loud\n- 'list' takes no argument; leave out 'x'\n- for an example: npm run stock -- help list",
    );
    expect(await refusalOf(() => sellVerb('shared/sample', ['14'], now))).toBe(
      'Nothing was written:\n- the sample cannot be changed; to make a stock of your own: npm run stock -- init',
    );
  });
});
