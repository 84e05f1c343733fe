import { endWith } from './stock/check/problem.ts';
import { stockProgram } from './stock/command/program.ts';
import { person } from './stock/editing/person.ts';
import { stockFolder } from './stock/stock-folder.ts';

await stockProgram(stockFolder(process.env), new Date(), person).parseAsync().catch(endWith);
