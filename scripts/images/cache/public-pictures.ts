import { join } from 'node:path';
import { saleState } from '../../../shared/cars/sale-state.ts';
import { inIndia } from '../../../shared/india-clock.ts';
import { isSample } from '../../stock/stock-folder.ts';
import type { Marks, Stock } from '../../stock/dealer-stock.ts';
import { ownMarks } from '../brand/own-marks.ts';
import { cachedFile, removeUnused } from '../../machine/cached-file.ts';
import { carPictures } from './car-pictures.ts';
import type { PublicFile } from './car-pictures.ts';
import { paths } from '../picture-paths.ts';
import { carCard, isStamped, siteCard } from '../share-cards/share-cards.ts';
import type { PublicCard } from '../share-cards/share-cards.ts';

export type PublicPictures = {
  pictures: Stock['pictures'];
  marks?: Marks;
  /** Replace those in client/public, or add to them. */
  files: PublicFile[];
};

type Options = {
  /** The brand on the share cards, if it is not the stock's own. */
  brand?: string | undefined;
  folder?: string;
  tell?: (line: string) => void;
};

/** The pictures and share cards of a stock. The sample's are in client/public, unless the cards have another brand. */
export async function publicPictures(stock: Stock, options: Options = {}): Promise<PublicPictures> {
  const { brand = stock.dealer.brand } = options;
  const isReady = isSample(stock.folder) && brand === stock.dealer.brand;
  return isReady ? { pictures: stock.pictures, files: [] } : makePictures(stock, options);
}

/** The same, reusing those that are committed and those of earlier builds. */
export async function makePictures(
  stock: Stock,
  { brand = stock.dealer.brand, folder = '.cache/pictures', tell = () => undefined }: Options = {},
): Promise<PublicPictures> {
  const pictures: Stock['pictures'] = {};
  const { mark, showroom, marks, files: markFiles } = await ownMarks(stock.folder, folder);
  const dealer = { ...stock.dealer, brand, mark };
  const files = [...markFiles, await cachedCard(siteCard(showroom, dealer), folder)];
  // A car without a page needs no pictures.
  const { day } = inIndia(new Date());
  const waiting = stock.cars.filter(({ sold }) => saleState(sold, day) !== 'gone').values();
  const makeWaiting = async () => {
    for (const car of waiting) {
      const made = await carPictures(stock.folder, car.id, folder);
      const card = carCard(car, made.main, dealer);
      pictures[car.id] = { ...made.pictures, card: card.stamp };
      const ofCar = [await cachedCard(card, folder), ...made.files];
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
