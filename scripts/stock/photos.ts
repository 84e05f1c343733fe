import { existsSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';

/** Of a picture in pixels. Portals and messengers leave 640 or 780; those below a page's largest size look soft. */
export const leastWidth = 600;

/** Of a car. */
export const mostPictures = 20;

/** A car's pictures, the main one first. */
export function photosOf(folder: string, id: string): string[] {
  const photos = join(folder, 'photos', id);
  return namesIn(photos)
    .sort((one, other) => Number(parse(one).name) - Number(parse(other).name))
    .map((name) => join(photos, name));
}

// Files that Windows adds to folders of pictures.
const windowsFiles = ['thumbs.db', 'desktop.ini'];

/** The names in a folder, without files that the operating system hides. */
export function namesIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => !isHidden(name));
}

export function isHidden(name: string): boolean {
  return name.startsWith('.') || windowsFiles.includes(name.toLowerCase());
}
