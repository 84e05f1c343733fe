/** A car's record as JSON. The version is part of the name, so that a changed record has another URL. */
export function recordPath(id: string, version: string): string {
  return `/assets/record-${id}.${version}.json`;
}
