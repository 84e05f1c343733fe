import { isNear } from './is-near.ts';

/** How well a word matches the searched one: 3 if equal, 2 by its prefix, 1 with one wrong letter, otherwise 0. */
export function likeness(word: string, searched: string): 0 | 1 | 2 | 3 {
  if (word === searched) return 3;
  if (word.startsWith(searched)) return 2;
  return hasSameStart(word, searched) && isNear(word, searched, 1) && mayBeMisspelt.test(searched) ? 1 : 0;
}

/** Numbers and short words must be spelt correctly, because most are one letter away from another word. */
const mayBeMisspelt = /^\p{L}{4,}$/u;

/** Quickly rules out most words: after one edit, one of the first two letters is still the first or second. */
function hasSameStart(word: string, searched: string): boolean {
  const start = searched.slice(0, 2);
  return start.includes(word.charAt(0)) || start.includes(word.charAt(1));
}
