export type NamedLine = { name: string; text: string };

/** The lines that have a text, in order. */
export function namedLines(texts: Readonly<Record<string, string | 0 | undefined>>): NamedLine[] {
  return Object.entries(texts).flatMap(([name, text]) => (text ? [{ name, text }] : []));
}
