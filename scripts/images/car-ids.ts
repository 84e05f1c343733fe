import { readdir, readFile } from 'node:fs/promises';
import { parse } from 'node:path';

/**
 * The ids of all cars as their sources name them. To import the records would fail
 * for the very cars that have no pictures yet.
 */
export async function catalogueIds(listings: string, details: string): Promise<string[]> {
  const source = await readFile(listings, 'utf8');
  const listed = Array.from(source.matchAll(/\bid: '([^']+)'/g), ([, id = '']) => id);
  if (listed.length === 0) throw new Error(`${listings} names no car as id: '…'`);
  const detailed = (await readdir(details)).map((name) => parse(name).name);
  return [...new Set([...listed, ...detailed])].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}
