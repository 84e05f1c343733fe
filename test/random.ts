export type Random = ReturnType<typeof randomOf>;

export function randomOf(seed: number) {
  let state = seed;
  /** Uses the mulberry32 generator. */
  function below(limit: number): number {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) % limit;
  }
  function of<T>(list: readonly T[]): T {
    const item = list[below(list.length)];
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  }
  return { below, of };
}
