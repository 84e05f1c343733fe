import { Refusal } from '../refusal.ts';
import type { Picture } from './pictures.ts';

export type Arrangement = {
  /** `--replace`: replaces the present ones. */
  replace?: boolean;
  /** `--order 3,1,2`: these first, then the others. */
  order?: string | undefined;
  /** `--remove 4,5`. */
  remove?: string | undefined;
};

export const mostPictures = 20;

/**
 * The pictures that a car has afterwards, the main one first.
 * @throws {Refusal} when there would be none or too many
 */
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
  if (all.length > mostPictures) {
    throw new Refusal(`car ${id} would have ${all.length} pictures; ${mostPictures} is the most`);
  }
  return all;
}

/** '3,1' of a car's pictures, counted from one. */
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
