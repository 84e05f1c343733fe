import { isDeepStrictEqual } from 'node:util';
import { valuesByField } from '../check/field-words.ts';
import { fieldOf, withField } from '../editing/car-file.ts';

/** A field that both sides changed, to different values; undefined where one deleted it. */
export type Clash = { field: string; mine: unknown; theirs: unknown };

/**
 * Merges two JSON files field by field, because git reports a conflict for changes in neighbouring lines. If both sides
 * changed a field, the result has the partner's value.
 */
export function mergeFields(base: string, mine: string, theirs: string): { text: string; clashes: Clash[] } {
  const [before, own, other] = [fieldsOf(base), fieldsOf(mine), fieldsOf(theirs)];
  const clashes: Clash[] = [];
  let text = theirs;
  for (const field of new Set([...before.keys(), ...own.keys()])) {
    const [was, is, pushed] = [before.get(field), own.get(field), other.get(field)];
    if (isDeepStrictEqual(is, was) || isDeepStrictEqual(is, pushed)) continue;
    if (isDeepStrictEqual(pushed, was)) text = withoutEmptyParent(withField(text, field, is), field);
    else clashes.push({ field, mine: is, theirs: pushed });
  }
  return { text, clashes };
}

function withoutEmptyParent(text: string, field: string): string {
  const parent = field.slice(0, Math.max(0, field.lastIndexOf('.')));
  const value = parent === '' ? undefined : fieldOf(JSON.parse(text) as object, parent);
  const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0;
  return isEmpty ? withField(text, parent, undefined) : text;
}

function fieldsOf(text: string): Map<string, unknown> {
  return valuesByField(JSON.parse(text) as object);
}
