import { existsSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';

/** In pixels. Portals and messengers reduce pictures to 640 or 780, which look soft on the page. */
export const minWidth = 600;

/** Per car. */
export const maxPictures = 20;

/** A car's pictures, the main one first. */
export function photosOf(folder: string, id: string): string[] {
  const photos = join(folder, 'photos', id);
  return namesIn(photos)
    .sort((one, other) => Number(parse(one).name) - Number(parse(other).name))
    .map((name) => join(photos, name));
}

// Windows adds these files to folders of pictures.
const windowsFiles = ['thumbs.db', 'desktop.ini'];

export function namesIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => !isHidden(name));
}

export function isHidden(name: string): boolean {
  return name.startsWith('.') || windowsFiles.includes(name.toLowerCase());
}
