/** Caches a pure function of one object for as long as that object lives. */
export function memoizeByObject<Key extends object, Value extends object>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const cache = new WeakMap<Key, Value>();
  return (key) => {
    const value = cache.get(key);
    if (value) return value;
    const computed = compute(key);
    cache.set(key, computed);
    return computed;
  };
}
