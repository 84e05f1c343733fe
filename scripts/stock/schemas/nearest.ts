import { isNear } from '../../../shared/misspelling/is-near.ts';

/** The candidate with the smallest edit distance, or undefined if none is near. */
export function nearest(
  word: string,
  candidates: readonly string[],
  most = Math.max(2, word.length / 3),
): string | undefined {
  const typed = word.toLowerCase();
  for (let edits = 0; edits <= most; edits += 1) {
    const near = candidates.find((candidate) => isNear(typed, candidate.toLowerCase(), edits));
    if (near !== undefined) return near;
  }
  return undefined;
}
