/** Does the work for every item with limited concurrency, and returns the sum of its results. */
export async function atOnce<T>(
  limit: number,
  items: readonly T[],
  work: (item: T) => Promise<number>,
): Promise<number> {
  const waiting = items.values();
  let sum = 0;
  const worker = async () => {
    for (const item of waiting) {
      const result = await work(item);
      sum += result;
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return sum;
}
