import { createHash } from 'node:crypto';

/** The first digit is decimal, so that no version reads as a word. */
export function pictureVersion(...parts: (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  const digest = hash.digest('hex');
  const start = digest.search(/\d/);
  return digest.slice(start, start + 8);
}
