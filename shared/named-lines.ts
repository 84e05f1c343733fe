export type NamedLine = { name: string; text: string };

export function namedLines(texts: Readonly<Record<string, string | 0 | undefined>>): NamedLine[] {
  return Object.entries(texts).flatMap(([name, text]) => (text ? [{ name, text }] : []));
}
