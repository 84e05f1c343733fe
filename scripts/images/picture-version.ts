import { createHash } from 'node:crypto';

/**
 * Eight hexadecimal digits that change with any part.
 * They begin with a decimal digit, so that no version can be read as a word.
 */
export function pictureVersion(...parts: (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  const digest = hash.digest('hex');
  const start = digest.search(/\d/);
  return digest.slice(start, start + 8);
}
