import { join } from 'node:path';
import type { Outcome } from '../outcome.ts';
import { Refusal } from '../refusal.ts';
import { changeStock } from './change-stock.ts';
import { commitEdits, filesBetween, lastCommand } from './repository.ts';

const mostNamed = 10;

/** `undo`: reverts the last command; the next `undo` the one before. */
export function undoVerb(folder: string): Promise<Outcome> {
  return changeStock(folder, 'undo', () => {
    commitEdits(folder);
    const last = lastCommand(folder);
    if (!last) throw new Refusal('there is no command to undo');
    const { id, command } = last;
    const files = filesBetween(folder, `${id}^`, id);
    const since = filesBetween(folder, id, 'HEAD').map(({ path }) => path);
    const edited = files.filter(({ path }) => since.includes(path));
    if (edited.length > 0) {
      throw new Refusal(
        ...edited.map(({ path }) => `${join(folder, path)} was changed after '${command}'; edit it by hand`),
      );
    }
    const named = files.slice(0, mostNamed).map(({ path }) => `${join(folder, path)}: as before`);
    const others = files.length - named.length;
    return {
      changes: files.map(({ path, before }) => ({ path, content: before() })),
      as: `undo ${command}`,
      result: {
        changed: [`Undone: ${command}`, ...named, ...(others > 0 ? [`and ${others} more files`] : [])],
        next: 'npm run stock -- publish',
      },
    };
  });
}
