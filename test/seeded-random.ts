export type Random = {
  /** From 0, below 1. */
  next(): number;
  below(limit: number): number;
  pick<T>(values: readonly T[]): T;
  isLucky(chance: number): boolean;
  /** Up to so many pieces in a row. */
  repeat(most: number, piece: () => string): string;
};

/** Mulberry32: the same seed gives the same numbers. */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick(values) {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('nothing to pick from');
      return value;
    },
    isLucky: (chance) => next() < chance,
    repeat: (most, piece) => Array.from({ length: below(most + 1) }, piece).join(''),
  };
}
