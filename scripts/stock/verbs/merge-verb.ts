import type { Person } from '../editing/person.ts';
import { planMerge } from '../merge/plan-merge.ts';
import type { Side } from '../merge/plan-merge.ts';
import type { Outcome } from '../terminal/outcome.ts';
import { Refusal } from '../refusal.ts';
import { endMerge } from '../transaction/change-stock.ts';
import { isMerging } from '../transaction/shared-work.ts';

/**
 * `merge`: ends a `git pull` that met a conflict. It keeps what each of two people did; of a field that both changed, the
 * person at the terminal chooses a value, or `keep` does.
 */
export async function mergeVerb(
  folder: string,
  { keep }: { keep?: Side | undefined },
  person?: Person,
): Promise<Outcome> {
  if (!isMerging(folder)) throw new Refusal('there is no merge to end; git pull begins one');
  const { clashes } = planMerge(folder, () => 'mine');
  if (clashes.length > 0 && !keep && !person) {
    const next = 'npm run stock -- merge --keep mine, or --keep theirs';
    return { changed: [...clashes, 'Nothing was written.'], next, exitCode: 1 };
  }
  const answers = new Map<string, Side>();
  for (const clash of clashes) {
    const isMine = keep
      ? keep === 'mine'
      : await person?.agrees({ lines: [clash], question: 'Keep yours?', word: 'yes' });
    answers.set(clash, isMine ? 'mine' : 'theirs');
  }
  return endMerge(folder, () => {
    const { changes, lines } = planMerge(folder, (clash) => answers.get(clash) ?? 'theirs');
    return { changes, result: { changed: [...lines, 'Merged.'], next: 'npm run stock -- check' } };
  });
}
