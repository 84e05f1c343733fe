import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const cachedForMs = 30 * 86_400_000;

export type CachedFile = { file: string; isNew: boolean };

/** The file's name must contain a hash of everything that determines its content. */
export async function cachedFile(
  file: string,
  make: () => Promise<Buffer | string> | string,
): Promise<CachedFile> {
  const isNew = !existsSync(file);
  if (isNew) {
    const content = await make();
    await mkdir(dirname(file), { recursive: true });
    // An interrupted process leaves no partial file under the final name.
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, content);
    await rename(unfinished, file);
  }
  // The time of last use, by this machine's clock: a network disk may have another.
  const now = new Date();
  await utimes(file, now, now);
  return { file, isNew };
}

export async function removeUnused(folder: string): Promise<void> {
  for (const name of existsSync(folder) ? await readdir(folder) : []) {
    const file = join(folder, name);
    // Another build may have renamed or deleted it.
    const found = await stat(file).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > cachedForMs) await rm(file, { force: true });
  }
}
