import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeClientFiles } from './client-files.ts';
import type { ClientFiles, ClientSource } from './client-files.ts';
import { writeCompressed } from './compress.ts';
import { contentHash } from './content-hash.ts';
import { manifestOf } from './manifest.ts';

/**
 * Writes the browser's files into a folder that is named after their bytes, as they may be kept for a year, and the
 * manifest that tells the server where they are.
 */
export async function buildClient(folder: string, source: ClientSource): Promise<void> {
  const made = await makeClientFiles(source);
  const { files } = made;
  const address = `/assets/${hashOf(files)}`;
  const target = join(folder, 'public', address);
  mkdirSync(target, { recursive: true });
  for (const { name, text } of files) writeFileSync(join(target, name), text);
  if (source.mode === 'production') {
    await Promise.all(files.map(({ name, text }) => writeCompressed(join(target, name), text)));
  }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifestOf(made, address), null, 2));
}

// One name for all: every script names others, so that a change of one would change most names anyway.
function hashOf(files: ClientFiles['files']): string {
  const sorted = files.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return contentHash(...sorted.flatMap(({ name, text }) => [name, '\0', text, '\0']));
}
