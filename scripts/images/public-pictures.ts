import { createHash } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { feedFile, pictureFiles, pictureName } from '../../shared/cars/pictures.ts';
import { saleState } from '../../shared/cars/sale-state.ts';
import type { StockCar } from '../../shared/cars/stock-car.ts';
import { inIndia } from '../../shared/hours/india-clock.ts';
import { cachedFile, removeUnused } from '../disk/cached-file.ts';
import { photosOf } from '../stock/photos.ts';
import type { Marks, StockFiles } from '../stock/stock-files.ts';
import { isSample } from '../stock/stock-folder.ts';
import { openPicture } from './open-picture.ts';
import { ownMarks } from './own-marks.ts';
import { paths, type PublicFile } from './picture-paths.ts';
import { pictureVersion } from './picture-version.ts';
import { derivative, recipe } from './recipe.ts';
import { carCard, isStamped, siteCard, type PublicCard } from './share-cards/share-cards.ts';

export type PublicPictures = {
  pictures: StockFiles['pictures'];
  marks?: Marks;
  /** Served besides the files in client/public, some of which they replace. */
  files: PublicFile[];
};

type Options = {
  folder?: string;
  tell?: (line: string) => void;
};

/** The sample's pictures are in client/public. */
export async function publicPictures(stock: StockFiles, options: Options = {}): Promise<PublicPictures> {
  return isSample(stock.folder) ? { pictures: stock.pictures, files: [] } : makePictures(stock, options);
}

export async function makePictures(
  stock: StockFiles,
  { folder = '.cache/pictures', tell = () => undefined }: Options = {},
): Promise<PublicPictures> {
  const pictures: StockFiles['pictures'] = {};
  const { mark, showroom, marks, files: markFiles } = await ownMarks(stock.folder, folder);
  const dealer = { ...stock.dealer, mark };
  const files = [...markFiles, await cachedCard(siteCard(showroom, dealer), folder)];
  // Cars that were sold long ago have no page and need no pictures.
  const { day } = inIndia(new Date());
  const waiting = stock.cars.filter(({ sold }) => saleState(sold, day) !== 'gone').values();
  const makeWaiting = async () => {
    for (const car of waiting) {
      const made = await carPictures(stock.folder, car, folder);
      const card = car.page === false ? undefined : carCard(car, made.main, dealer);
      pictures[car.id] = { ...made.pictures, card: card?.stamp ?? '' };
      const ofCar = [...(card ? [await cachedCard(card, folder)] : []), ...made.files];
      files.push(...ofCar);
      const count = ofCar.filter(({ isNew }) => isNew).length;
      if (count > 0) tell(`car ${car.id}: made ${count === 1 ? 'one picture' : `${count} pictures`}`);
    }
  };
  // The AVIF encoder uses several cores itself: two cars at once keep a small machine busy.
  await Promise.all([makeWaiting(), makeWaiting()]);
  await removeUnused(folder);
  return { pictures, marks, files };
}

async function cachedCard({ path, stamp, draw }: PublicCard, folder: string): Promise<PublicFile> {
  const committed = join(paths.public, path);
  if (await isStamped(committed, stamp)) return { path, file: committed, isNew: false };
  return { path, ...(await cachedFile(join(folder, `card-${stamp}.jpg`), draw)) };
}

/** inspect-pictures.ts has checked the originals. */
async function carPictures(stock: string, { id, page, sold }: StockCar, folder: string) {
  // A car without a page appears in lists only, with its first picture.
  const shown = photosOf(stock, id).slice(0, page === false ? 1 : undefined);
  const isInFeed = !isSample(stock) && page !== false && !sold;
  const masters = await Promise.all(shown.map((file) => readFile(file)));
  const [main] = masters;
  if (!main) throw new Error(`Car ${id} has no picture`);
  const version = pictureVersion(recipe, ...masters);
  const files: PublicFile[] = [];
  for (const [index, master] of masters.entries()) {
    for (const picture of isInFeed && index === 0 ? [...pictureFiles, feedFile] : pictureFiles) {
      const path = `/assets/cars/${id}/${pictureName(index + 1, version, picture)}`;
      // The sample's pictures are committed. A stock that began as the sample has many of them too.
      const committed = join(paths.public, path);
      const file = existsSync(committed)
        ? { file: committed, isNew: false }
        : await cachedFile(join(folder, `${keyOf(master)}-${picture.width}.${picture.format}`), () =>
            derivative(master, picture),
          );
      files.push({ path, ...file });
    }
  }
  const { file: color } = await cachedFile(join(folder, `${keyOf(main)}.tint`), () => meanColor(main));
  return { main, files, pictures: { version, count: masters.length, color: await readFile(color, 'utf8') } };
}

function keyOf(master: Buffer): string {
  return createHash('sha256').update(recipe).update(master).digest('hex').slice(0, 24);
}

/** Three hexadecimal digits suffice, and keep pages with many cars small. */
async function meanColor(picture: Buffer): Promise<string> {
  const { channels } = await openPicture(picture).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => Math.round(mean / 17).toString(16));
  return `#${red}${green}${blue}`;
}

export function copyPictures(to: string, files: readonly PublicFile[]): void {
  for (const { path, file } of files) cpSync(file, join(to, path));
}
