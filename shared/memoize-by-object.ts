/** Caches a pure function of one object for as long as that object lives. Further arguments must follow from it. */
export function memoizeByObject<Key extends object, Value extends object, Others extends unknown[]>(
  compute: (key: Key, ...others: Others) => Value,
): (key: Key, ...others: Others) => Value {
  const cache = new WeakMap<Key, Value>();
  return (key, ...others) => {
    const value = cache.get(key);
    if (value) return value;
    const computed = compute(key, ...others);
    cache.set(key, computed);
    return computed;
  };
}
