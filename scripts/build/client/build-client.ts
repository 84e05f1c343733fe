import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeClientFiles } from './client-files.ts';
import type { ClientFiles, ClientSource } from './client-files.ts';
import { writeCompressed } from './compress.ts';
import { manifestOf } from './manifest.ts';

/**
 * Writes the browser's files into a folder that is named after their bytes, as they may be kept for a year, and the
 * manifest that tells the server where they are.
 */
export async function buildClient(folder: string, source: ClientSource): Promise<void> {
  const { files, outputs } = await makeClientFiles(source);
  const address = `/assets/${hashOf(files)}`;
  const target = join(folder, 'public', address);
  mkdirSync(target, { recursive: true });
  for (const { name, text } of files) writeFileSync(join(target, name), text);
  if (source.mode === 'production') {
    await Promise.all(files.map(({ name, text }) => writeCompressed(join(target, name), text)));
  }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifestOf(outputs, address), null, 2));
}

// One name for all: every script names others, so that a change of one would change most names anyway.
function hashOf(files: ClientFiles['files']): string {
  const hash = createHash('sha256');
  const sorted = files.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  for (const { name, text } of sorted) hash.update(`${name}\0${text}\0`);
  return hash.digest('hex').slice(0, 8);
}
