/** How well a word matches the searched one: 3 equal, 2 as a prefix, 1 with one letter wrong, 0 not at all. */
export function likeness(word: string, searched: string): 0 | 1 | 2 | 3 {
  if (word === searched) return 3;
  if (word.startsWith(searched)) return 2;
  return mayBeMisspelt.test(searched) && isOneEditAway(word, searched) ? 1 : 0;
}

/** Numbers and short words allow no wrong letter: most are one letter away from another one. */
const mayBeMisspelt = /^\p{L}{4,}$/u;

/** True if one letter inserted, deleted or replaced, or two neighbours swapped, turn one into the other. */
export function isOneEditAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  if (short.length < long.length) return short.slice(same) === long.slice(same + 1);
  const isSwapped = short[same] === long[same + 1] && short[same + 1] === long[same];
  const after = same + (isSwapped ? 2 : 1);
  return short.slice(after) === long.slice(after);
}
