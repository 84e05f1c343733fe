import { join } from 'node:path';
import type { Outcome } from '../outcome.ts';
import { Refusal } from '../refusal.ts';
import { changeStock } from './change-stock.ts';
import { contentIn, filesBetween, lastCommand } from './repository.ts';

/** `undo`: reverts the last command; the next `undo` the one before. */
export function undoVerb(folder: string): Promise<Outcome> {
  return changeStock(folder, 'undo', () => {
    const last = lastCommand(folder);
    if (!last) throw new Refusal('there is no command to undo');
    const { id, command } = last;
    const paths = filesBetween(folder, `${id}^`, id);
    const since = filesBetween(folder, id, 'HEAD');
    const edited = paths.filter((path) => since.includes(path)).map((path) => join(folder, path));
    if (edited.length > 0) {
      throw new Refusal(...edited.map((file) => `${file} was changed after '${command}'; edit it by hand`));
    }
    return {
      changes: paths.map((path) => ({ path, content: contentIn(folder, `${id}^`, path) })),
      as: `undo ${command}`,
      result: { changed: [`Undone: ${command}`], next: 'npm run stock -- publish' },
    };
  });
}
