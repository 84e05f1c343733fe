import { basename, join, parse } from 'node:path';
import sharp from 'sharp';
import { leastWidth, namesIn, photosOf } from '../photos.ts';
import type { Problem } from './problem.ts';

/** Opens every picture of a stock, which is far slower than reading the cars. */
export async function inspectPhotos(folder: string): Promise<Problem[]> {
  const ids = namesIn(join(folder, 'cars')).map((name) => basename(name, '.json'));
  const cars = await Promise.all(ids.map((id) => problemsOf(folder, id)));
  return [...strangers(folder, ids), ...cars.flat()];
}

function strangers(folder: string, ids: readonly string[]): Problem[] {
  const unknown = namesIn(join(folder, 'photos')).filter((id) => !ids.includes(id));
  return unknown.map((id) => ({
    who: `Car ${id}`,
    what: `there are pictures, but no cars/${id}.json; add that file, or delete the pictures`,
    file: join(folder, 'photos', id),
  }));
}

async function problemsOf(folder: string, id: string): Promise<Problem[]> {
  const photos = photosOf(folder, id);
  const found = await Promise.all(
    photos.map(async (file, index) => ({
      file,
      what: nameProblem(file, photos[index - 1]) ?? (await problemOf(file)),
    })),
  );
  return found.flatMap(({ file, what }) => (what ? [{ who: `Car ${id}`, what, file }] : []));
}

/** Gaps between the numbers are allowed: the later pictures move up. */
function nameProblem(file: string, before: string | undefined): string | undefined {
  const name = basename(file);
  if (!/^[1-9]\d*\.(webp|jpe?g|png|avif)$/.test(name)) {
    return `the picture's name is '${name}'; rename it to a number, such as 1.webp`;
  }
  const isTwice = before !== undefined && parse(before).name === parse(file).name;
  return isTwice
    ? `there is already a picture ${parse(file).name}: ${basename(before)}; rename one of them`
    : undefined;
}

async function problemOf(file: string): Promise<string | undefined> {
  const picture = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!picture) return 'this file is not a picture; replace it with a photograph';
  const { width, height, exif, orientation = 1 } = picture;
  if (orientation !== 1) return 'the picture is stored on its side; rotate it and save it again';
  if (exif) return 'the picture contains the place and time at which it was taken; save it without EXIF data';
  if (width < leastWidth) return `the picture is ${width} pixels wide; use one of at least ${leastWidth}`;
  if (Math.abs(width * 3 - height * 4) > 4) return `the picture is ${width}x${height}; crop it to 4:3`;
  return undefined;
}
