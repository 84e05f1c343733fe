import { join } from 'node:path';
import type { Outcome } from '../outcome.ts';
import { Refusal } from '../refusal.ts';
import { lockStock } from './change-stock.ts';
import { commitEdits, filesAt, lastCommand, pathsBetween } from './repository.ts';
import { write } from './unfinished.ts';

const mostNamed = 10;

/** `undo`: reverts the last command; the next `undo` the one before. */
export function undoVerb(folder: string): Promise<Outcome> {
  return lockStock(folder, 'undo', () => {
    const last = lastCommand(folder);
    if (!last) throw new Refusal('there is no command to undo');
    const { id, command } = last;
    commitEdits(folder);
    const paths = pathsBetween(folder, `${id}^`, id);
    const since = pathsBetween(folder, id, 'HEAD');
    const edited = paths.filter((path) => since.includes(path));
    if (edited.length > 0) {
      throw new Refusal(
        ...edited.map((path) => `${join(folder, path)} was changed after '${command}'; edit it by hand`),
      );
    }
    const before = filesAt(folder, `${id}^`);
    const changes = paths.map((path) => ({ path, content: before(path) }));
    write(folder, `undo ${command}`, changes);
    const files = paths.map((path) => join(folder, path));
    const named = files.slice(0, mostNamed).map((file) => `${file}: as before`);
    const others = files.length - named.length;
    return {
      changed: [`Undone: ${command}`, ...named, ...(others > 0 ? [`and ${others} more files`] : [])],
      next: 'npm run stock -- publish',
    };
  });
}
