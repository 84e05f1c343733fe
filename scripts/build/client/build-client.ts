import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeClientFiles } from './client-files.ts';
import type { ClientSource } from './client-files.ts';
import { writeCompressed } from './compress.ts';
import { manifestOf } from './manifest.ts';

const folder = '/assets';

/** Writes the browser's files, and the manifest in which the server finds them. */
export async function buildClient(build: string, source: ClientSource): Promise<void> {
  const made = await makeClientFiles(source);
  const { files } = made;
  const target = join(build, 'public', folder);
  mkdirSync(target, { recursive: true });
  for (const { name, text } of files) writeFileSync(join(target, name), text);
  if (source.mode === 'production') {
    await Promise.all(files.map(({ name, text }) => writeCompressed(join(target, name), text)));
  }
  writeFileSync(join(build, 'manifest.json'), JSON.stringify(manifestOf(made, folder), null, 2));
}
