import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(js|css|svg|txt)$/;

/** Writes `.br` and `.gz` beside each file that shrinks. Gives the addresses of those. */
export function compressFiles(folder: string, addresses: readonly string[]): string[] {
  const worthwhile = addresses.filter((address) => compressible.test(address));
  for (const address of worthwhile) {
    const file = join(folder, address);
    const bytes = readFileSync(file);
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
  return worthwhile;
}
