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
