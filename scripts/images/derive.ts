import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { formats } from './recipe.ts';

/** Makes one derivative unless it exists; returns the number made. */
export async function derive(
  source: Buffer,
  width: number,
  format: keyof typeof formats,
  file: string,
): Promise<number> {
  if (existsSync(file)) return 0;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await derivative(source, width, format));
  return 1;
}

export function derivative(source: Buffer, width: number, format: keyof typeof formats): Promise<Buffer> {
  return formats[format](sharp(source).resize({ width, withoutEnlargement: true })).toBuffer();
}
