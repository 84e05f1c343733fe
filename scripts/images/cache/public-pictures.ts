import { join } from 'node:path';
import { saleState } from '../../../shared/cars/sale-state.ts';
import { inIndia } from '../../../shared/india-clock.ts';
import { isSample } from '../../stock/stock-folder.ts';
import type { Marks, Stock } from '../../stock/dealer-stock.ts';
import { atOnce } from '../at-once.ts';
import { ownMarks } from '../brand/own-marks.ts';
import { cachedFile, caches, removeUnused } from '../../machine/cached-file.ts';
import { cachedPictures } from './cached-pictures.ts';
import type { PublicFile } from './cached-pictures.ts';
import { readMasters } from '../masters.ts';
import { paths } from '../picture-paths.ts';
import { isStamped } from '../share-cards/share-card.ts';
import { carCard, siteCard } from '../share-cards/share-cards.ts';
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

/**
 * The pictures and share cards of a stock, reusing those of earlier builds. The sample's are in client/public; only its
 * cards are drawn again for another brand.
 */
export async function publicPictures(stock: Stock, options: Options = {}): Promise<PublicPictures> {
  const { brand = stock.dealer.brand, folder = caches.pictures, tell = () => undefined } = options;
  const isCommitted = isSample(stock.folder);
  if (isCommitted && brand === stock.dealer.brand) return { pictures: stock.pictures, files: [] };

  const pictures = { ...stock.pictures };
  const { mark, showroom, marks, files: markFiles } = await ownMarks(stock.folder, folder);
  const dealer = { ...stock.dealer, brand, mark };
  const files = [...markFiles, await cachedCard(siteCard(showroom, dealer), folder)];
  // A car without a page needs no pictures.
  const { day } = inIndia(new Date());
  const shown = stock.cars.filter(({ sold }) => saleState(sold, day) !== 'gone');
  await atOnce(2, shown, async (car) => {
    const [masters] = await readMasters(stock.folder, [car.id]);
    const [first] = masters?.masters ?? [];
    if (!masters || !first) throw new Error(`Car ${car.id} has no picture`);
    const card = carCard(car, first, dealer);
    const cards = [await cachedCard(card, folder)];
    const ready = isCommitted ? stock.pictures[car.id] : undefined;
    if (ready) pictures[car.id] = { ...ready, card: card.stamp };
    else {
      const made = await cachedPictures(masters, folder);
      pictures[car.id] = { ...made.pictures, card: card.stamp };
      cards.push(...made.files);
    }
    files.push(...cards);
    const count = cards.filter(({ isNew }) => isNew).length;
    if (count > 0) tell(`car ${car.id}: made ${count === 1 ? 'one picture' : `${count} pictures`}`);
    return count;
  });
  await removeUnused(folder);
  return { pictures, marks, files };
}

async function cachedCard({ path, stamp, draw }: PublicCard, folder: string): Promise<PublicFile> {
  const committed = join(paths.public, path);
  if (await isStamped(committed, stamp)) return { path, file: committed, isNew: false };
  return { path, ...(await cachedFile(join(folder, `card-${stamp}.jpg`), draw)) };
}
