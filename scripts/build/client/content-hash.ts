import { createHash } from 'node:crypto';

/** Eight hexadecimal digits that change with any part. */
export function contentHash(...parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Rewrites the hashes in esbuild's file names, eight characters in base 32, as hexadecimal digits like all others. */
export function withHexHashes(text: string): string {
  return text.replace(/(?<=\.)[A-Z2-7]{8}(?=\.(?:js|css)\b)/g, (hash) =>
    Array.from(hash)
      .reduce((sum, sign) => sum * 32 + base32.indexOf(sign), 0)
      .toString(16)
      .padStart(10, '0'),
  );
}
