import { isNear } from './is-near.ts';

/** How well a word matches the searched one: 3 equal, 2 as a prefix, 1 with one letter wrong, 0 not at all. */
export function likeness(word: string, searched: string): 0 | 1 | 2 | 3 {
  if (word === searched) return 3;
  if (word.startsWith(searched)) return 2;
  return mayBeMisspelt.test(searched) && isNear(word, searched, 1) ? 1 : 0;
}

/** Numbers and short words allow no wrong letter: most are one letter away from another one. */
const mayBeMisspelt = /^\p{L}{4,}$/u;
