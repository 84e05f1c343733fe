import { basename, join, parse } from 'node:path';
import sharp from 'sharp';
import { brandFolder, brandPictures } from '../brand-files.ts';
import type { BrandPicture } from '../brand-files.ts';
import { namesIn } from '../photos.ts';
import type { Problem } from './problem.ts';

const brandFiles = 'icon.svg, icon.png, hero.jpg, hero-portrait.jpg or showroom.jpg';

/** Checks the dealer's logo and pictures. */
export async function inspectBrand(folder: string): Promise<Problem[]> {
  const names = namesIn(brandFolder(folder)).toSorted();
  const problems = await Promise.all(
    names.map(async (name) => {
      const file = join(brandFolder(folder), name);
      const what = nameProblem(name, names) ?? (await pictureProblem(file));
      return what ? [{ who: 'Brand', what, file }] : [];
    }),
  );
  return problems.flat();
}

function nameProblem(name: string, names: readonly string[]): string | undefined {
  const { name: picture, ext } = parse(name);
  const isKnown = isBrandPicture(picture) && /^\.(webp|jpe?g|png|avif)$/.test(ext);
  if (!isKnown && name !== 'icon.svg')
    return `'${name}' is not the name of a picture here; rename it to ${brandFiles}`;
  const other = names.find((one) => one < name && parse(one).name === picture);
  if (other !== undefined) return `there is also ${other}; delete one of the two`;
  const isAlone = picture === 'hero-portrait' && !names.some((one) => parse(one).name === 'hero');
  return isAlone ? 'this picture is for phones alone; add hero.jpg for larger screens' : undefined;
}

async function pictureProblem(file: string): Promise<string | undefined> {
  const picture = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!picture) return 'this file is not a picture; replace it with one';
  const { width, height } = picture.autoOrient;
  const name = parse(file).name as BrandPicture;
  const isDrawn = basename(file) === 'icon.svg';
  if (name === 'icon' && Math.abs(width - height) > width / 50) {
    return `the logo is ${width}x${height}; crop it to a square`;
  }
  const least = brandPictures[name];
  if (isDrawn || (width >= least.width && height >= least.height)) return undefined;
  return `the picture is ${width}x${height}; use one of at least ${least.width}x${least.height}`;
}

function isBrandPicture(name: string): name is BrandPicture {
  return name in brandPictures;
}
