import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { stockProgram } from '../../../scripts/stock/command/program.ts';
import { sellVerb } from '../../../scripts/stock/verbs/sell-verb.ts';
import { now, refusalOf, twoCars } from './stock-folder.ts';

const program = () => stockProgram({ folder: 'stock', now, person: undefined });
const names = program().commands.map((command) => command.name());

describe('npm run stock', () => {
  it('prints the changes and the next step', () => {
    expect(stock(twoCars(), 'set', '47', 'price=425000')).toMatchObject({
      status: 0,
      stdout: 'Car 47, price: 495000 → 425000\nNext: npm run stock -- publish\n',
    });
  });

  it('prints a refusal as an error, and exits with 1', () => {
    expect(stock(twoCars(), 'sell', '34')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: "Nothing was written:\n- there is no car '34'; for the numbers: npm run stock -- list\n",
    });
  });

  it('lists every command, each with an example', () => {
    const text = program().helpInformation();
    expect(names).toHaveLength(14);
    for (const name of names)
      expect(text).toMatch(new RegExp(`\\n  ${name} .+\n.*npm run stock -- ${name}\\b`, 's'));
  });

  it.each(names)('help %s prints its description, its options and an example', async (name) => {
    const printed = await said('help', name);
    const command = program().commands.find((one) => one.name() === name);
    expect(printed).toContain(`\n${command?.description()}\n`);
    for (const { flags, description } of command?.options ?? []) {
      expect(printed).toMatch(new RegExp(`${flags} +${description}`));
    }
    expect(printed).toMatch(new RegExp(`\nExample: npm run stock -- ${name}\\b`));
  });

  it.each([
    [['buy'], "error: unknown command 'buy'\n"],
    [['list', '--loud'], "error: unknown option '--loud'\nfor an example: npm run stock -- help list\n"],
    [
      ['check', 'x'],
      "error: too many arguments for 'check'. Expected 0 arguments but got 1.\nfor an example",
    ],
    [['photos', '47', '--order'], "error: option '--order <numbers>' argument missing\nfor an example"],
  ])('refuses %j', async (words, message) => {
    expect(await said(...words)).toContain(message);
  });

  it('refuses changes of the sample', async () => {
    expect(await refusalOf(() => sellVerb('shared/sample', ['14'], now))).toBe(
      'Nothing was written:\n- the sample cannot be changed; to make a stock of your own: npm run stock -- init',
    );
  });
});

function stock(folder: string, ...words: string[]) {
  return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/stock.ts', ...words], {
    env: { PATH: process.env.PATH, STOCK: folder },
    encoding: 'utf8',
  });
}

/** What a command line prints when it runs no command. */
async function said(...words: string[]): Promise<string> {
  let printed = '';
  const keep = (text: string) => {
    printed += text;
  };
  const all = program();
  for (const command of [all, ...all.commands]) {
    command.exitOverride().configureOutput({ writeOut: keep, writeErr: keep });
  }
  await all.parseAsync(words, { from: 'user' }).catch(() => undefined);
  return printed;
}
