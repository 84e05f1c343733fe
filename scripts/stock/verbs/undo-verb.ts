import { join } from 'node:path';
import type { Outcome } from '../outcome.ts';
import { Refusal } from '../refusal.ts';
import { changeStock } from '../transaction/change-stock.ts';
import { commandsInEffect, contentIn, filesBetween } from '../transaction/repository.ts';

export function undoVerb(folder: string): Promise<Outcome> {
  return changeStock(folder, 'undo', () => {
    const [last] = commandsInEffect(folder);
    if (!last) throw new Refusal('there is no command of yours to undo');
    const { commit, line } = last;
    const paths = filesBetween(folder, `${commit}^`, commit);
    const since = filesBetween(folder, commit, 'HEAD');
    const edited = paths.filter((path) => since.includes(path)).map((path) => join(folder, path));
    if (edited.length > 0) {
      throw new Refusal(...edited.map((file) => `${file} was changed after '${line}'; edit it by hand`));
    }
    return {
      changes: paths.map((path) => ({ path, content: contentIn(folder, `${commit}^`, path) })),
      undone: last,
      result: { changed: [`Undone: ${line}`], next: 'npm run stock -- publish' },
    };
  });
}
