import { basename, join, parse } from 'node:path';
import { headOf, maxPixels } from '../../images/open-picture.ts';
import { brandFolder, brandPictures, type BrandPicture } from '../brand-files.ts';
import { minWidth, maxPictures, namesIn, photosOf } from '../photos.ts';
import type { Problem } from './problem.ts';

/** Opens every picture, which is far slower than reading the cars. */
export async function inspectPictures(folder: string): Promise<Problem[]> {
  const brand = namesIn(brandFolder(folder)).toSorted();
  const ids = namesIn(join(folder, 'cars')).map((name) => basename(name, '.json'));
  const found = await Promise.all([
    ...brand.map(async (name) => {
      const file = join(brandFolder(folder), name);
      return problemAt(
        'Brand',
        file,
        brandNameProblem(name, brand) ?? (await contentProblem(file, brandProblem)),
      );
    }),
    ...ids.flatMap((id) =>
      // inspect-stock.ts reports too many pictures.
      photosOf(folder, id)
        .slice(0, maxPictures)
        .map(async (file, index, photos) =>
          problemAt(
            `Car ${id}`,
            file,
            photoNameProblem(file, photos[index - 1]) ?? (await contentProblem(file, photoProblem)),
          ),
        ),
    ),
  ]);
  const unknown = namesIn(join(folder, 'photos')).filter((id) => !ids.includes(id));
  const strangers = unknown.flatMap((id) => {
    const what = `there are pictures, but no cars/${id}.json; add that file, or delete the pictures`;
    return problemAt(`Car ${id}`, join(folder, 'photos', id), what);
  });
  return [...strangers, ...found.flat()];
}

function problemAt(who: string, file: string, what: string | undefined): Problem[] {
  return what ? [{ who, what, file }] : [];
}

type Head = NonNullable<Awaited<ReturnType<typeof headOf>>>;

/** Checks the pixels before decoding them, because memory depends on them rather than on the file's size. */
async function contentProblem(
  file: string,
  problemOf: (file: string, head: Head) => string | undefined,
): Promise<string | undefined> {
  const head = await headOf(file);
  if (!head) return 'this file is not a picture; replace it with one';
  const { width, height } = head;
  if (width * height <= maxPixels) return problemOf(file, head);
  return `the picture is ${width}x${height}; save it with ${maxPixels / 1_000_000} megapixels or fewer`;
}

const brandFiles = 'icon.svg, icon.png, hero.jpg, hero-portrait.jpg or showroom.jpg';

function brandNameProblem(name: string, names: readonly string[]): string | undefined {
  const { name: picture, ext } = parse(name);
  const isKnown = picture in brandPictures && /^\.(webp|jpe?g|png|avif)$/.test(ext);
  if (!isKnown && name !== 'icon.svg')
    return `'${name}' is not the name of a picture here; rename it to ${brandFiles}`;
  const other = names.find((one) => one < name && parse(one).name === picture);
  if (other !== undefined) return `there is also ${other}; delete one of the two`;
  const isAlone = picture === 'hero-portrait' && !names.some((one) => parse(one).name === 'hero');
  return isAlone ? 'this picture is for phones only; add hero.jpg for larger screens' : undefined;
}

function brandProblem(file: string, picture: Head): string | undefined {
  const { width, height } = picture.autoOrient;
  const name = parse(file).name as BrandPicture;
  if (name === 'icon' && Math.abs(width - height) > width / 50) {
    return `the logo is ${width}x${height}; crop it to a square`;
  }
  const min = brandPictures[name];
  const isDrawn = basename(file) === 'icon.svg';
  if (isDrawn || (width >= min.width && height >= min.height)) return undefined;
  return `the picture is ${width}x${height}; use one of at least ${min.width}x${min.height}`;
}

/** Gaps between the numbers are allowed: the later pictures move up. */
function photoNameProblem(file: string, before: string | undefined): string | undefined {
  const name = basename(file);
  if (!/^[1-9]\d*\.(webp|jpe?g|png|avif)$/.test(name)) {
    return `the picture's name is '${name}'; rename it to a number, such as 1.webp`;
  }
  const isTwice = before !== undefined && parse(before).name === parse(file).name;
  return isTwice
    ? `there is already a picture ${parse(file).name}: ${basename(before)}; rename one of them`
    : undefined;
}

function photoProblem(_file: string, { width, height, exif, orientation = 1 }: Head): string | undefined {
  if (orientation !== 1) return 'the picture is stored on its side; rotate it and save it again';
  if (exif) return 'the picture contains the place and time at which it was taken; save it without EXIF data';
  if (width < minWidth) return `the picture is ${width} pixels wide; use one of at least ${minWidth}`;
  if (Math.abs(width * 3 - height * 4) > 4) return `the picture is ${width}x${height}; crop it to 4:3`;
  return undefined;
}
