import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { StockCar } from '../../../shared/cars/stock-car.ts';
import { carFile, carPath, photosPath } from '../car-paths.ts';
import { withField } from '../editing/car-file.ts';
import { readJson } from '../check/json-source.ts';
import { photosOf } from '../photos.ts';
import type { FileChange } from '../transaction/change-stock.ts';
import type { Photograph } from './read-photograph.ts';

export type Picture = {
  /** '1.webp' */
  name: string;
  content: Buffer;
  /** False: a drawing, as the sample has them. */
  isPhotograph: boolean;
  /** What a new one was made of. */
  photograph?: Omit<Photograph, 'master'>;
};

/** A car's pictures, the main one first. */
export function picturesOf(folder: string, id: string): Picture[] {
  const car = readJson(carFile(folder, id)).value as { photographs?: unknown } | undefined;
  return photosOf(folder, id).map((file) => ({
    name: basename(file),
    content: readFileSync(file),
    isPhotograph: car?.photographs === true,
  }));
}

/** The files to change so that a car has these pictures since this day, and is marked as photographed where it is. */
export function pictureChanges(
  folder: string,
  id: string,
  before: readonly Picture[],
  after: readonly Picture[],
  day: string,
): FileChange[] {
  const named = after.map(({ name, content }, index) => ({ name: `${index + 1}${extname(name)}`, content }));
  const gone = before.filter(({ name }) => !named.some((picture) => picture.name === name));
  const isPhotographed = after.some(({ isPhotograph }) => isPhotograph);
  // Only these lines change, however the dealer has laid the file out.
  const text = readFileSync(carFile(folder, id), 'utf8');
  const photographed = isPhotographed ? withField(text, 'photographs', true) : text;
  return [
    ...gone.map(({ name }) => ({ path: `${photosPath(id)}/${name}`, content: undefined })),
    ...named.map(({ name, content }) => ({ path: `${photosPath(id)}/${name}`, content })),
    { path: carPath(id), content: withField(withoutDraft(photographed), 'changed', day) },
  ];
}

/** With pictures and a text a car is no draft. */
function withoutDraft(text: string): string {
  const { description, page } = JSON.parse(text) as Partial<StockCar>;
  return description !== undefined || page === false ? withField(text, 'draft', undefined) : text;
}
