import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { OwnCar } from '../own-car.ts';
import { carFile, carPath, photosPath } from '../car-paths.ts';
import { withField } from '../editing/car-file.ts';
import { lackingFields } from '../check/drafts.ts';
import { readJson } from '../check/json-source.ts';
import { photosOf } from '../photos.ts';
import type { FileChange } from '../transaction/change-stock.ts';

export type Picture = {
  /** '1.webp' */
  name: string;
  content: Buffer;
  /** Of a new one: '1200 x 900, from a.jpg', and warnings. */
  note?: string;
};

/** A car's pictures, the main one first. */
export function picturesOf(folder: string, id: string): Picture[] {
  return photosOf(folder, id).map((file) => ({ name: basename(file), content: readFileSync(file) }));
}

/** True for pictures that are not marked as photographs, as in the sample. */
export function hasDrawings(folder: string, id: string): boolean {
  const car = readJson(carFile(folder, id)).value as { photographs?: unknown } | undefined;
  return car?.photographs !== true && photosOf(folder, id).length > 0;
}

/** The file changes that give a car these pictures, and the day and kind of them in the car's file. */
export function pictureChanges(
  folder: string,
  id: string,
  before: readonly Picture[],
  after: readonly Picture[],
  day: string,
): FileChange[] {
  const named = after.map(({ name, content }, index) => ({ name: `${index + 1}${extname(name)}`, content }));
  const gone = before.filter(({ name }) => !named.some((picture) => picture.name === name));
  // Keeps the dealer's layout of the file.
  const text = readFileSync(carFile(folder, id), 'utf8');
  const isNew = after.some(({ note }) => note);
  const photographed = isNew ? withField(text, 'photographs', true) : text;
  return [
    ...gone.map(({ name }) => ({ path: `${photosPath(id)}/${name}`, content: undefined })),
    ...named.map(({ name, content }) => ({ path: `${photosPath(id)}/${name}`, content })),
    { path: carPath(id), content: withField(withoutDraft(photographed), 'changed', day) },
  ];
}

/** A car with pictures and all that its page needs is complete. */
function withoutDraft(text: string): string {
  const isComplete = lackingFields(JSON.parse(text) as OwnCar).length === 0;
  return isComplete ? withField(text, 'draft', undefined) : text;
}
