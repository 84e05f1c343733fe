import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { stockProgram } from '../../../scripts/stock/command/program.ts';
import { sellVerb } from '../../../scripts/stock/verbs/sell-verb.ts';
import { now, twoCars } from './stock-folder.ts';

const program = () => stockProgram('stock', now, undefined);
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

  it.each(names)('help %s has an example, as has the list of commands', async (name) => {
    const example = new RegExp(`npm run stock -- ${name}\\b`);
    expect(await said('help', name)).toMatch(example);
    expect(program().helpInformation()).toMatch(example);
  });

  it('says where an example is to who mistakes an option', async () => {
    expect(await said('list', '--loud')).toContain('for an example: npm run stock -- help list');
  });

  it('refuses changes of the sample', async () => {
    await expect(sellVerb('shared/sample', ['14'], now)).rejects.toThrow('the sample cannot be changed');
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
