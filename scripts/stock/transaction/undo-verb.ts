import { join } from 'node:path';
import type { Outcome } from '../command/outcome.ts';
import { Refusal } from '../refusal.ts';
import { lockStock } from './change-stock.ts';
import { commit, contentOf, lastEntry } from './journal.ts';

const mostNamed = 10;

/** `undo`: reverts the last command; the next `undo` the one before. */
export function undoVerb(folder: string): Promise<Outcome> {
  return lockStock(folder, 'undo', () => {
    const entry = lastEntry(folder);
    if (!entry) throw new Refusal('there is no command to undo');
    const { name, command, files } = entry;
    const edited = files.filter(({ path, after }) => contentOf(join(folder, path)) !== after);
    if (edited.length > 0) {
      throw new Refusal(
        ...edited.map(({ path }) => `${join(folder, path)} was changed after '${command}'; edit it by hand`),
      );
    }
    const back = files.map(({ path, before, after }) => ({ path, before: after, after: before }));
    commit(folder, { command: 'undo', at: new Date().toISOString(), files: back, undoes: name });
    const paths = files.map(({ path }) => join(folder, path));
    const named = paths.slice(0, mostNamed).map((path) => `${path}: as before`);
    const others = paths.length - named.length;
    return {
      changed: [`Undone: ${command}`, ...named, ...(others > 0 ? [`and ${others} more files`] : [])],
      next: 'npm run stock -- publish',
      data: { command, files: paths },
    };
  });
}
