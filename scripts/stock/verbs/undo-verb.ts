import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Person } from '../editing/person.ts';
import type { Outcome } from '../outcome.ts';
import { Refusal } from '../refusal.ts';
import { refuseUnwritten } from '../stock-paths.ts';
import { changeStock } from '../transaction/change-stock.ts';
import { contentIn, filesBetween, isMadeHere, lastCommand } from '../transaction/repository.ts';
import type { Done } from '../transaction/repository.ts';

/** `undo`: reverts the last command; the next `undo` the one before. What somebody else has done is confirmed first. */
export async function undoVerb(
  folder: string,
  { yes = false }: { yes?: boolean } = {},
  person?: Person,
): Promise<Outcome> {
  const others = commandOfOthers(folder);
  const line = others && `'${others.command}' is ${others.by}'s, of ${timeInWords(others.at)}.`;
  if (line && !yes) {
    const asked = { lines: [line], question: 'Undo it?', word: 'yes' };
    if (!(await person?.agrees(asked))) {
      return { changed: [line, 'Nothing was written.'], next: 'npm run stock -- undo --yes', exitCode: 1 };
    }
  }
  return changeStock(folder, 'undo', () => {
    const last = lastCommand(folder);
    if (!last) throw new Refusal('there is no command to undo');
    const { id, command } = last;
    if (others?.id !== commandOfOthers(folder)?.id) {
      throw new Refusal(`'${command}' was added meanwhile; undo again`);
    }
    const paths = filesBetween(folder, `${id}^`, id);
    refuseUnwritten(paths);
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

/** The last command, if a pull or a clone has brought it. */
function commandOfOthers(folder: string): Done | undefined {
  const last = existsSync(join(folder, '.git')) ? lastCommand(folder) : undefined;
  return last && !isMadeHere(folder, last.id) ? last : undefined;
}

function timeInWords(at: string): string {
  return new Date(at).toLocaleString('en-IN', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  });
}
