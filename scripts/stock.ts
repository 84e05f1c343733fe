import { commandIn, readArguments } from './stock/command/arguments.ts';
import { carVerbs } from './stock/command/car-verbs.ts';
import { help, verbNamed } from './stock/command/help.ts';
import { tellOutcome } from './stock/command/outcome.ts';
import { stockVerbs } from './stock/command/stock-verbs.ts';
import type { Verb } from './stock/command/verb.ts';
import { person } from './stock/editing/ask.ts';
import { stockFolder } from './stock/stock-folder.ts';
import { settleStock } from './stock/transaction/change-stock.ts';

const folder = stockFolder(process.env);
const setting = { folder, now: new Date(), person };
const verbs: Record<string, Verb> = {
  ...stockVerbs(setting),
  ...carVerbs(setting),
  help: {
    does: 'lists the commands, or explains one',
    example: 'add',
    most: 1,
    run: ({ words: [name] }) => help(verbs, name),
  },
};

const { name, args } = commandIn(process.argv.slice(2));
await tellOutcome(args.includes('--json'), async () => {
  const verb = verbNamed(verbs, name);
  const given = readArguments(name, args, verb);
  const undone = await settleStock(folder);
  if (undone) console.error(`'${undone}' was interrupted and is undone; run it again.`);
  return verb.run(given);
});
