import { createHash } from 'node:crypto';

/** Eight hexadecimal digits that change with any part. */
export function contentHash(...parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}
