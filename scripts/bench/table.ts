type Row = Record<string, string>;

/** Writes rows as a table of Markdown, which reads well on a screen too. */
export function printTable(rows: readonly Row[]): void {
  const [first = {}] = rows;
  const names = Object.keys(first);
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => row[name]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  console.log(`\n${line(names)}`);
  console.log(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  for (const row of rows) console.log(line(names.map((name) => row[name] ?? '')));
}
