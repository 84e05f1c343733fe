/** The id in the path of a car's page, even if there is no such car; undefined for other paths. */
export function carIdOf(path: string): string | undefined {
  // The specification names the first car where a path names none.
  if (path === '/car' || path === '/car/') return '1';
  return /^\/car\/([^/]+)$/.exec(path)?.[1];
}
