import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Deletes generated files in a folder except the given names. */
export async function removeStale(folder: string, current: Set<string>): Promise<void> {
  const stale = (await readdir(folder)).filter((name) => derivative.test(name) && !current.has(name));
  await Promise.all(stale.map((name) => rm(join(folder, name))));
}

/** Deletes the folders of cars that are gone. */
export async function removeGoneCars(folder: string, ids: Set<string>): Promise<void> {
  const gone = existsSync(folder) ? (await readdir(folder)).filter((id) => !ids.has(id)) : [];
  await Promise.all(gone.map((id) => rm(join(folder, id), { recursive: true })));
}

const derivative = /\.[0-9a-f]{8}\.(avif|webp|webm|mp4)$/;
