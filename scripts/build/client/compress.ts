import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compress = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Writes the compressed forms of a text next to its file, with `.br` and `.gz` appended to the name. */
export async function writeCompressed(file: string, text: string): Promise<void> {
  await Promise.all([
    writeFile(`${file}.br`, await compress.br(text)),
    writeFile(`${file}.gz`, await compress.gz(text, { level: 9 })),
  ]);
}
