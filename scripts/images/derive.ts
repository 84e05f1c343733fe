import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import type { Encode } from './recipe.ts';

/** Makes one derivative unless it exists; returns the number made. */
export async function derive(source: Buffer, width: number, encode: Encode, file: string): Promise<number> {
  if (existsSync(file)) return 0;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await derivative(source, width, encode));
  return 1;
}

export function derivative(source: Buffer, width: number, encode: Encode): Promise<Buffer> {
  return encode(sharp(source).resize({ width, withoutEnlargement: true })).toBuffer();
}
