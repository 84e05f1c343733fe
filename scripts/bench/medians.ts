/** A row of a table: what was measured, and its figures. */
export type Measured = { names: Record<string, string>; figures: Record<string, number> };

/** One row of medians for all rows of the same names. */
export function medians(rows: readonly Measured[]): Measured[] {
  const groups = new Map<string, Measured[]>();
  for (const row of rows) {
    const key = JSON.stringify(row.names);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].map((group) => {
    const { names = {}, figures = {} } = group[0] ?? {};
    const middle = Object.keys(figures).map((name) => [
      name,
      median(group.map((row) => row.figures[name] ?? NaN)),
    ]);
    return { names, figures: Object.fromEntries(middle) as Measured['figures'] };
  });
}

function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.ceil(figures.length / 2) - 1] ?? NaN;
}
