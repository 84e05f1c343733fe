/** Computes what follows from an object alone once for each, and forgets it together with the object. */
export function memoizeByObject<Key extends object, Value extends object>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const value = known.get(key);
    if (value) return value;
    const computed = compute(key);
    known.set(key, computed);
    return computed;
  };
}
