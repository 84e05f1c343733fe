import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where builds keep what is dear to make. Whoever deletes it waits once more. */
export const keptFolder = '.cache/pictures';

const keptForMs = 30 * 86_400_000;

export type Kept = { file: string; isNew: boolean };

/** Makes a file unless it is there. Its name has to tell all that it is made of. */
export async function kept(file: string, make: () => Promise<Buffer | string>): Promise<Kept> {
  if (existsSync(file)) {
    const now = new Date();
    await utimes(file, now, now);
    return { file, isNew: false };
  }
  await mkdir(dirname(file), { recursive: true });
  // Whoever is stopped here leaves no half picture that would be taken for a whole one.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, await make());
  await rename(unfinished, file);
  return { file, isNew: true };
}

/** Deletes what no build has asked for in 30 days: pictures of sold cars, cards with the prices of before. */
export async function removeUnused(folder: string): Promise<void> {
  for (const name of existsSync(folder) ? await readdir(folder) : []) {
    const file = join(folder, name);
    // Another build may have finished or deleted it since.
    const found = await stat(file).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > keptForMs) await rm(file, { force: true });
  }
}
