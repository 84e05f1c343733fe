import { distance } from 'fastest-levenshtein';

/** The candidate with the smallest edit distance, or undefined if none is near. */
export function nearest(
  word: string,
  candidates: readonly string[],
  most = Math.max(2, word.length / 3),
): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, changes: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((one, other) => one.changes - other.changes);
  const [best] = ranked;
  return best && best.changes <= most ? best.candidate : undefined;
}
