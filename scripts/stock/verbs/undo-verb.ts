import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Person } from '../editing/person.ts';
import { Refusal } from '../refusal.ts';
import { refuseUnwritten } from '../stock-paths.ts';
import type { Outcome } from '../terminal/outcome.ts';
import { timeInWords } from '../terminal/time-in-words.ts';
import { changeStock } from '../transaction/change-stock.ts';
import {
  commandsInEffect,
  commitsMadeHere,
  contentIn,
  filesBetween,
  type Done,
} from '../transaction/repository.ts';

/**
 * `undo`: reverts the last command of this computer that is in effect; the next `undo` the one before. If there is none, the
 * last one of somebody else, after confirmation.
 */
export async function undoVerb(
  folder: string,
  { yes = false }: { yes?: boolean } = {},
  person?: Person,
): Promise<Outcome> {
  const asked = lastCommand(folder);
  const line =
    asked && !asked.isOwn ? `'${asked.words}' is ${asked.by}'s, of ${timeInWords(asked.at)}.` : undefined;
  if (line && !yes) {
    if (!(await person?.agrees({ lines: [line], question: 'Undo it?', word: 'yes' }))) {
      return { changed: [line, 'Nothing was written.'], next: 'npm run stock -- undo --yes', exitCode: 1 };
    }
  }
  return changeStock(folder, 'undo', () => {
    const last = lastCommand(folder);
    if (!last) throw new Refusal('there is no command to undo');
    const { commit, words } = last;
    if (!last.isOwn && commit !== asked?.commit)
      throw new Refusal(`'${words}' is the last one now; undo again`);
    const paths = filesBetween(folder, `${commit}^`, commit);
    refuseUnwritten(paths);
    const since = filesBetween(folder, commit, 'HEAD');
    const edited = paths.filter((path) => since.includes(path)).map((path) => join(folder, path));
    if (edited.length > 0) {
      throw new Refusal(...edited.map((file) => `${file} was changed after '${words}'; edit it by hand`));
    }
    return {
      changes: paths.map((path) => ({ path, content: contentIn(folder, `${commit}^`, path) })),
      undone: last,
      result: { changed: [`Undone: ${words}`], next: 'npm run stock -- publish' },
    };
  });
}

function lastCommand(folder: string): (Done & { isOwn: boolean }) | undefined {
  if (!existsSync(join(folder, '.git'))) return undefined;
  const [commands, own] = [commandsInEffect(folder), commitsMadeHere(folder)];
  const last = commands.find(({ commit }) => own.has(commit)) ?? commands[0];
  return last && { ...last, isOwn: own.has(last.commit) };
}
