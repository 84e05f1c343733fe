import { withField } from '../editing/car-file.ts';
import type { Person } from '../editing/person.ts';
import { clashInWords, planMerge } from '../merge/plan-merge.ts';
import type { Outcome } from '../outcome.ts';
import { Refusal } from '../refusal.ts';
import { endMerge } from '../transaction/change-stock.ts';
import { isMerging } from '../transaction/shared-work.ts';

/** If both people changed the same field, `keep` or the person at the terminal chooses the value. */
export async function mergeVerb(
  folder: string,
  { keep }: { keep?: 'mine' | 'theirs' | undefined },
  person?: Person,
): Promise<Outcome> {
  if (!isMerging(folder)) throw new Refusal('there is no merge to end; git pull begins one');
  const { commits, changes, lines, clashes } = planMerge(folder);
  if (clashes.length > 0 && !keep && !person) {
    const next = 'npm run stock -- merge --keep mine, or --keep theirs';
    return { changed: [...clashes.map(clashInWords), 'Nothing was written.'], next, exitCode: 1 };
  }
  for (const clash of clashes) {
    const asked = { lines: [clashInWords(clash)], question: 'Keep yours?' };
    const isMine = keep ? keep === 'mine' : await person?.agrees(asked);
    const change = changes.find(({ path }) => path === clash.path);
    if (change && isMine) change.content = withField(String(change.content), clash.field, clash.mine);
  }
  await endMerge(folder, commits, changes);
  return { changed: [...lines, 'Merged.'], next: 'npm run stock -- check' };
}
