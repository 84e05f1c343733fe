/** The median; NaN of none. */
export function median(figures: readonly number[]): number {
  return percentile(figures, 0.5);
}

/** The figure that the given share of all figures does not exceed. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}
