/** How well a word answers a searched one: 3 the same, 2 its beginning, 1 with one letter wrong, 0 not at all. */
export function likeness(word: string, searched: string): 0 | 1 | 2 | 3 {
  if (word === searched) return 3;
  if (word.startsWith(searched)) return 2;
  return forgivable.test(searched) && isOneEditAway(word, searched) ? 1 : 0;
}

/** A wrong digit makes another number, and most short words are one letter away from another. */
const forgivable = /^\p{L}{4,}$/u;

/** True where one letter inserted, deleted or replaced turns one into the other. */
function isOneEditAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const rest = short.slice(short.length === long.length ? same + 1 : same);
  return long.length - short.length <= 1 && rest === long.slice(same + 1);
}
