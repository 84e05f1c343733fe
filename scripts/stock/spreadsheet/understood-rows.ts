import { inDealersWords } from '../check/field-words.ts';
import { carFields } from '../editing/car-fields.ts';
import { cellOf, inOneLine, readCell } from '../editing/cell.ts';
import { Refusal } from '../refusal.ts';
import type { BrandReader } from './meaning/brands.ts';
import { carNameOf } from './meaning/car-name.ts';
import { meaningOf, twoReadings } from './meaning/cell-values.ts';
import { columnsOf } from './columns.ts';
import type { Column } from './meaning/column-names.ts';
import type { Row, Sheet } from './read-spreadsheet.ts';
import type { Table } from './table.ts';
import type { Understood } from './understood.ts';

const kinds = new Map(carFields.map(({ name, kind }) => [name, kind]));
const nameParts = ['name', 'make', 'model', 'variant'] as const;

type Read = Row & { understood: Understood[]; problems: string[] };

/**
 * The rows of any table of cars: what can be understood without doubt is taken.
 * @throws {Refusal} for what has two readings, with both
 */
export function understoodRows(table: Table, file: string, brandIn: BrandReader): Sheet {
  const { columns, leftOut } = columnsOf(table, file);
  const { cars, total } = withoutTotal(table.lines, columns);
  const rows = cars.map(({ cells, row }) => readRow(columns, cells, row, brandIn));
  const problems = rows.flatMap((read) =>
    read.problems.map((problem) => `${problem} (${file}, row ${read.row})`),
  );
  if (problems.length > 0) throw new Refusal(...problems);
  return {
    rows: rows.map(({ row, id, fields }) => ({ row, id, fields })),
    hasIds: columns.some((column) => column?.field === 'id'),
    understood: rows.flatMap(({ understood }) => understood),
    leftOut: [...leftOut, ...(total ? [`row ${total.row}, a total`] : [])],
  };
}

function readRow(
  columns: readonly (Column | undefined)[],
  cells: readonly string[],
  row: number,
  brandIn: BrandReader,
): Read {
  const texts: Record<string, string> = {};
  for (const [index, column] of columns.entries()) {
    if (!column) continue;
    const text = inOneLine(cells[index] ?? '');
    texts[column.field] = column.isInLakhs && /^[\d.,]+$/.test(text) ? `${text} lakh` : text;
  }
  const understood: Understood[] = [];
  const problems: string[] = [];
  const fields: Record<string, unknown> = {};
  for (const [field, typed] of Object.entries(texts)) {
    const kind = kinds.get(field);
    if (kind === undefined) continue;
    const meaning = meaningOf(typed, field, kind);
    if (meaning.readings) {
      problems.push(`${inDealersWords(field)}: ${twoReadings(typed, meaning.readings)}`);
    } else {
      fields[field] = meaning.value;
      if (cellOf(meaning.value) !== cellOf(readCell(typed, kind)))
        understood.push({ field, typed, value: meaning.value });
    }
  }
  if (nameParts.some((part) => part in texts)) {
    const { problem, ...name } = carNameOf(texts, brandIn);
    if (problem) problems.push(problem);
    for (const [field, value] of Object.entries(name)) {
      const typed = texts[field] ?? value;
      if (value !== typed && value !== '') understood.push({ field, typed, value });
      fields[field] = value === '' ? undefined : value;
    }
    if (texts.name) {
      understood.push({ field: 'name', typed: texts.name, value: `${name.make}, ${name.model}` });
    }
  }
  const { id, ...others } = fields;
  return { row, id: typeof id === 'string' ? id : undefined, fields: others, understood, problems };
}

/** The last line may be a sum: it says so, or it has amounts and no name of a car. */
function withoutTotal(lines: Table['lines'], columns: readonly (Column | undefined)[]) {
  const last = lines.at(-1);
  const has = (fields: readonly string[]) =>
    columns.some((column, index) => column && fields.includes(column.field) && last?.cells[index]);
  const isTotal =
    last &&
    lines.length > 1 &&
    (last.cells.some((cell) => /^(?:grand |sub ?)?total\b/i.test(cell)) ||
      (!has(['id', 'registration', 'year', ...nameParts]) && has(['price', 'mileage'])));
  return isTotal ? { cars: lines.slice(0, -1), total: last } : { cars: lines, total: undefined };
}
