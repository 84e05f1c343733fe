import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { stockProgram } from '../../../scripts/stock/command/program.ts';
import { dealerWhoSays, now } from './stock-folder.ts';

/** Runs a command of the dealer's, such as 'set 47 price=425000'. */
export function run(folder: string, command: string): Promise<unknown> {
  return stockProgram(folder, now, dealerWhoSays()).parseAsync(command.split(' '), { from: 'user' });
}

/** Everything in a folder but git's index, which every command refreshes. */
export function stateOf(folder: string): string {
  const entries = readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const file = join(folder, entry.name);
    if (entry.isDirectory()) return `${file}/\n${stateOf(file)}`;
    if (entry.isSymbolicLink()) return `${file} -> ${readlinkSync(file)}`;
    const isRead = entry.isFile() && entry.name !== 'index';
    return `${file} ${isRead ? readFileSync(file, 'base64') : ''}`;
  });
  return entries.join('\n');
}
