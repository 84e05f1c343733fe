/** The candidate with the smallest edit distance, or undefined if none is near. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, changes: changes(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((one, other) => one.changes - other.changes);
  const [best] = ranked;
  return best && best.changes <= Math.max(2, word.length / 3) ? best.candidate : undefined;
}

/** Levenshtein's distance, row by row. */
function changes(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of from.split('').entries()) {
    const next = [index + 1];
    for (const [column, other] of to.split('').entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
