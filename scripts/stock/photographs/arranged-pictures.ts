import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { photosPath } from '../car-paths.ts';
import { maxPictures, photosOf } from '../photos.ts';
import { Refusal } from '../refusal.ts';
import type { FileChange } from '../transaction/change-stock.ts';

export type Picture = {
  name: string;
  content: Buffer;
  /** For a new picture: '1200 x 900, from a.jpg', and warnings. */
  note?: string;
};

/** `from` is the dealer's file. */
export type Photograph = Picture & { from: string };

export type Arrangement = {
  replace?: boolean;
  /** `--order 3,1,2`: these first, then the others. */
  order?: string | undefined;
  remove?: string | undefined;
};

export function picturesOf(folder: string, id: string): Picture[] {
  return photosOf(folder, id).map((file) => ({ name: basename(file), content: readFileSync(file) }));
}

export function withoutRepeated(
  id: string,
  pictures: readonly Picture[],
  photographs: readonly Photograph[],
): { added: Picture[]; leftOut: string[] } {
  const added: Picture[] = [];
  const leftOut = photographs.flatMap((photograph) => {
    const all = [...pictures, ...added];
    const same = all.findIndex(({ content }) => content.equals(photograph.content));
    if (same >= 0) return `${photograph.from} is already picture ${same + 1} of car ${id}: left out`;
    added.push(photograph);
    return [];
  });
  return { added, leftOut };
}

/** @throws {Refusal} when a car would have no picture, or too many */
export function arranged(
  id: string,
  pictures: readonly Picture[],
  photographs: readonly Picture[],
  { replace = false, order, remove }: Arrangement,
): Picture[] {
  if (order !== undefined) {
    const first = picturesAt(id, pictures, order);
    return [...first, ...pictures.filter((picture) => !first.includes(picture))];
  }
  if (remove !== undefined) {
    const gone = picturesAt(id, pictures, remove);
    if (gone.length === pictures.length) {
      throw new Refusal(
        `this would leave car ${id} without a picture; to replace them: photos ${id} --replace ~/Photos/*.jpg`,
      );
    }
    return pictures.filter((picture) => !gone.includes(picture));
  }
  const all = replace ? [...photographs] : [...pictures, ...photographs];
  if (all.length > maxPictures) {
    throw new Refusal(`car ${id} would have ${all.length} pictures; ${maxPictures} is the most`);
  }
  return all;
}

function picturesAt(id: string, pictures: readonly Picture[], numbers: string): Picture[] {
  const chosen = numbers.split(',').map((number) => {
    const picture = /^\d+$/.test(number.trim()) ? pictures[Number(number) - 1] : undefined;
    if (!picture) {
      throw new Refusal(
        `car ${id} has no picture '${number}'; write numbers from 1 to ${pictures.length}, as in 3,1,2`,
      );
    }
    return picture;
  });
  return [...new Set(chosen)];
}

export function pictureChanges(
  id: string,
  before: readonly Picture[],
  after: readonly Picture[],
): FileChange[] {
  const named = after.map(({ name, content }, index) => ({ name: `${index + 1}${extname(name)}`, content }));
  const gone = before.filter(({ name }) => !named.some((picture) => picture.name === name));
  return [
    ...gone.map(({ name }) => ({ path: `${photosPath(id)}/${name}`, content: undefined })),
    ...named.map(({ name, content }) => ({ path: `${photosPath(id)}/${name}`, content })),
  ];
}
