import { isNear } from '../misspelling.ts';

export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const typed = word.toLowerCase();
  const max = Math.max(2, word.length / 3);
  for (let edits = 0; edits <= max; edits += 1) {
    const near = candidates.find((candidate) => isNear(typed, candidate.toLowerCase(), edits));
    if (near !== undefined) return near;
  }
  return undefined;
}
