import { inDealersWords } from '../check/field-words.ts';
import { carFields } from '../editing/car-fields.ts';
import { cellOf, inOneLine, readCell } from '../editing/cell.ts';
import { Refusal } from '../refusal.ts';
import type { BrandReader } from './meaning/brands.ts';
import { carNameOf } from './meaning/car-name.ts';
import { meaningOf, twoReadings } from './meaning/cell-values.ts';
import { columnsOf, strictColumnsOf } from './columns.ts';
import type { Column } from './meaning/column-names.ts';
import type { Row, Sheet } from './read-spreadsheet.ts';
import type { Table } from './table.ts';
import type { Understood } from './understood.ts';

const kinds = new Map(carFields.map(({ name, kind }) => [name, kind]));
const nameParts = ['name', 'make', 'model', 'variant'] as const;

type Part = { fields: Record<string, unknown>; understood: Understood[]; problems: string[] };
type Read = Row & Part;

/**
 * The rows of any table of cars: what can be understood without doubt is taken. Without a reader of brands, only what an
 * export has is accepted.
 * @throws {Refusal} for what has two readings, with both
 */
export function understoodRows(table: Table, file: string, brandIn?: BrandReader): Sheet {
  const { columns, leftOut } = brandIn ? columnsOf(table, file) : strictColumnsOf(table, file);
  const { cars, total } = brandIn ? withoutTotal(table.lines, columns) : { cars: table.lines };
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
  brandIn: BrandReader | undefined,
): Read {
  const texts = textsOf(columns, cells);
  const read = brandIn
    ? [readFields(texts, meaningOf), readName(texts, brandIn)]
    : [readFields(texts, asWritten)];
  const { id, ...fields }: Record<string, unknown> = { ...read[0]?.fields, ...read[1]?.fields };
  return {
    row,
    id: typeof id === 'string' ? id : undefined,
    fields,
    understood: read.flatMap(({ understood }) => understood),
    problems: read.flatMap(({ problems }) => problems),
  };
}

function textsOf(columns: readonly (Column | undefined)[], cells: readonly string[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [index, column] of columns.entries()) {
    if (!column) continue;
    const text = inOneLine(cells[index] ?? '');
    texts[column.field] = column.isInLakhs && /^[\d.,]+$/.test(text) ? `${text} lakh` : text;
  }
  return texts;
}

const asWritten: typeof meaningOf = (typed, _field, kind) => ({ value: readCell(typed, kind) });

function readFields(texts: Readonly<Record<string, string>>, read: typeof meaningOf): Part {
  const part: Part = { fields: {}, understood: [], problems: [] };
  for (const [field, typed] of Object.entries(texts)) {
    const kind = kinds.get(field);
    if (kind === undefined) continue;
    const meaning = read(typed, field, kind);
    if (meaning.readings) {
      part.problems.push(`${inDealersWords(field)}: ${twoReadings(typed, meaning.readings)}`);
      continue;
    }
    part.fields[field] = meaning.value;
    const isOther = cellOf(meaning.value) !== cellOf(readCell(typed, kind));
    if (isOther) part.understood.push({ field, typed, value: meaning.value });
  }
  return part;
}

/** Brand and model, whichever columns they are in. */
function readName(texts: Readonly<Record<string, string>>, brandIn: BrandReader): Part {
  if (!nameParts.some((name) => name in texts)) return { fields: {}, understood: [], problems: [] };
  const { make, model, problem } = carNameOf(texts, brandIn);
  const { name = '' } = texts;
  const understood = [
    ...(texts.make && texts.make !== make ? [{ field: 'make', typed: texts.make, value: make }] : []),
    ...(texts.model && texts.model !== model ? [{ field: 'model', typed: texts.model, value: model }] : []),
    ...(name ? [{ field: 'name', typed: name, value: `${make}, ${model}` }] : []),
  ];
  const hasMake = 'make' in texts || 'name' in texts;
  const hasModel = 'model' in texts || 'name' in texts;
  const fields = {
    ...(hasMake && { make: make || undefined }),
    ...(hasModel && { model: model || undefined }),
  };
  return { fields, understood, problems: problem ? [problem] : [] };
}

/** The last line may be a sum: it says so, or it has amounts and no name of a car. */
function withoutTotal(lines: Table['lines'], columns: readonly (Column | undefined)[]) {
  const last = lines.at(-1);
  const has = (fields: readonly string[]) =>
    columns.some((column, index) => column && fields.includes(column.field) && last?.cells[index]);
  const isLabelled = last?.cells.some((cell) => /^(?:grand |sub ?)?total\b/i.test(cell)) === true;
  const isSum = !has(['id', ...nameParts]) && has(['price', 'mileage']);
  const isTotal = last && lines.length > 1 && !has(['year', 'registration', 'fuel']) && (isLabelled || isSum);
  return isTotal ? { cars: lines.slice(0, -1), total: last } : { cars: lines, total: undefined };
}
