/** True if at most `edits` insertions, deletions, replacements or swaps of neighbours turn one word into the other. */
export function isNear(one: string, other: string, edits: number): boolean {
  if (one === other) return true;
  if (Math.abs(one.length - other.length) > edits || edits < 1) return false;
  let same = 0;
  while (one[same] === other[same]) same += 1;
  const isSwapped = one[same] === other[same + 1] && one[same + 1] === other[same];
  const next = (ofOne: number, ofOther: number) =>
    isNear(one.slice(same + ofOne), other.slice(same + ofOther), edits - 1);
  return next(1, 0) || next(0, 1) || next(1, 1) || (isSwapped && next(2, 2));
}

/** The candidate with the fewest edits: at most two, or a third of a longer word's letters. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const typed = word.toLowerCase();
  const max = Math.max(2, word.length / 3);
  for (let edits = 0; edits <= max; edits += 1) {
    const near = candidates.find((candidate) => isNear(typed, candidate.toLowerCase(), edits));
    if (near !== undefined) return near;
  }
  return undefined;
}

export function isMisspelt(searched: string, word: string): boolean {
  return hasSameStart(word, searched) && mayBeMisspelt.test(searched) && isNear(word, searched, 1);
}

/** Numbers and short words must be spelt correctly, because most are one letter away from another word. */
const mayBeMisspelt = /^\p{L}{4,}$/u;

/** Quickly rules out most words: after one edit, one of the first two letters is still the first or second. */
function hasSameStart(word: string, searched: string): boolean {
  const start = searched.slice(0, 2);
  return start.includes(word.charAt(0)) || start.includes(word.charAt(1));
}
