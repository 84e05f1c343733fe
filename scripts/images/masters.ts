import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { widths } from '../../shared/cars/pictures.ts';
import { pictureVersion } from './picture-version.ts';
import { recipe } from './recipe.ts';

export type CarMasters = { id: string; masters: Buffer[]; version: string };

/** Every car's pictures as they must be, or one line for each that is not. */
export async function readMasters(folder: string, ids: string[]) {
  const problems = await strangers(folder, ids);
  const cars: CarMasters[] = [];
  for (const id of ids) {
    const found = await problemsOf(join(folder, id));
    problems.push(...found);
    if (found.length > 0) continue;
    const masters = await Promise.all(names.map((name) => readFile(join(folder, id, name))));
    cars.push({ id, masters, version: pictureVersion(recipe, ...masters) });
  }
  return { cars, problems };
}

const names = ['1.webp', '2.webp', '3.webp', '4.webp'];
const leastWidth = Math.max(...widths);

async function strangers(folder: string, ids: string[]): Promise<string[]> {
  const unknown = (await namesIn(folder)).filter((id) => !ids.includes(id));
  return unknown.map((id) => `${join(folder, id)}: no car of the catalogue has this id`);
}

async function problemsOf(folder: string): Promise<string[]> {
  const present = await namesIn(folder);
  const missing = names.filter((name) => !present.includes(name));
  const unknown = present.filter((name) => !names.includes(name));
  const checked = names
    .filter((name) => present.includes(name))
    .map((name) => sizeProblem(join(folder, name)));
  return [
    ...missing.map((name) => `${join(folder, name)}: missing`),
    ...unknown.map((name) => `${join(folder, name)}: unknown name, expected ${names.join(', ')}`),
    ...(await Promise.all(checked)).filter((problem) => problem !== undefined),
  ];
}

async function sizeProblem(file: string): Promise<string | undefined> {
  const picture = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (picture?.format !== 'webp') return `${file}: not a WebP picture`;
  const { width, height } = picture;
  if (width < leastWidth) return `${file}: ${width} pixels wide, at least ${leastWidth} are needed`;
  if (Math.abs(width * 3 - height * 4) > 4) return `${file}: ${width}x${height} is not 4:3`;
  return undefined;
}

async function namesIn(folder: string): Promise<string[]> {
  const all = existsSync(folder) ? await readdir(folder) : [];
  return all.filter((name) => !name.startsWith('.'));
}
