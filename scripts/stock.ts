import { LockError } from './machine/lock.ts';
import { StockError } from './stock/check/problem.ts';
import { stockProgram } from './stock/command/program.ts';
import { person } from './stock/editing/ask.ts';
import { Refusal } from './stock/refusal.ts';
import { stockFolder } from './stock/stock-folder.ts';

try {
  await stockProgram({ folder: stockFolder(process.env), now: new Date(), person }).parseAsync();
} catch (error) {
  const isExpected = [Refusal, StockError, LockError].some((kind) => error instanceof kind);
  if (!isExpected || !(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
