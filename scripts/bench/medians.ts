/** What was measured, as texts, and its figures. */
export type Row = Record<string, string | number>;

/** One row of medians, to three digits, for all rows of the same texts. */
export function medians(rows: readonly Row[]): Row[] {
  const textsOf = (row: Row) =>
    JSON.stringify(Object.values(row).filter((value) => typeof value === 'string'));
  return [...new Set(rows.map(textsOf))].map((texts) => {
    const group = rows.filter((row) => textsOf(row) === texts);
    const [first = {}] = group;
    const medianOf = ([name, value]: [string, string | number]) =>
      typeof value === 'string' ? value : median(group.map((row) => Number(row[name])));
    return Object.fromEntries(Object.entries(first).map((entry) => [entry[0], medianOf(entry)]));
  });
}

function median(figures: readonly number[]): number {
  const middle = figures.toSorted((one, other) => one - other)[Math.ceil(figures.length / 2) - 1] ?? NaN;
  return Number(middle.toPrecision(3));
}
