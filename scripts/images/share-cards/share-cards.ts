import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { shareCardPath, shareCardSize } from '../../../shared/cars/pictures.ts';
import type { StockCar } from '../../../shared/cars/stock-car.ts';
import type { Dealer } from '../../../shared/dealer/dealer-schema.ts';
import { promiseOf } from '../../../shared/dealer/page-metadata.ts';
import { formatPrice } from '../../../shared/format.ts';
import { openPicture } from '../open-picture.ts';
import { pictureVersion } from '../picture-version.ts';
import type { Mark } from './mark.ts';
import { shareCardText, type Words } from './share-card-text.ts';

export type CardDealer = Pick<Dealer, 'brand' | 'address' | 'goods'> & { mark: Mark };

export type PublicCard = {
  path: string;
  /** A hash of everything on the card. */
  stamp: string;
  /** Draws a JPEG, which messengers show at full width. */
  draw: () => Promise<Buffer>;
};

export function carCard(stockCar: StockCar, picture: Buffer, dealer: CardDealer): PublicCard {
  const car = { ...stockCar, ...stockCar.onPage };
  const words = {
    mark: dealer.mark,
    brand: dealer.brand,
    eyebrow: `${car.year} ${car.make}`,
    title: car.model,
    // A thin space, because this face's rupee sign overlaps the next digit.
    figure: formatPrice(car.price).replace('₹', '₹\u2009'),
    promise: promiseOf(dealer),
    ...(!car.photographs && { label: 'Illustration' }),
    edge,
  };
  // The car is in the middle of its picture.
  const card = shareCard({ picture, left: edge, skip: 40 }, words);
  return { path: shareCardPath({ id: car.id, card: card.stamp }), ...card };
}

/** The x at which the picture of a car begins. */
const edge = 440;

/** The picture must be 16:9. */
export function siteCard(showroom: Buffer, dealer: CardDealer): PublicCard {
  const { mark, brand } = dealer;
  return {
    path: '/assets/share.jpg',
    ...shareCard({ picture: showroom, left: 80 }, { mark, brand, title: promiseOf(dealer) }),
  };
}

/** The picture fills the card's height from `left` on, without its first `skip` pixels. */
type Scene = { picture: Buffer; left: number; skip?: number };

function shareCard({ picture, left, skip = 0 }: Scene, words: Words) {
  const text = shareCardText(words);
  const stamp = pictureVersion(picture, text, JSON.stringify({ left, skip, jpeg }));
  const draw = async () => {
    const { width, height } = shareCardSize;
    const scene = await openPicture(picture)
      .resize({ height })
      .extract({ left: skip, top: 0, width: width - left, height })
      .toBuffer();
    return sharp({ create: { width, height, channels: 3, background: '#26112a' } })
      .composite([
        { input: scene, left, top: 0 },
        { input: Buffer.from(text), left: 0, top: 0 },
      ])
      .withExif({ IFD0: { ImageDescription: stamp } })
      .jpeg(jpeg)
      .toBuffer();
  };
  return { stamp, draw };
}

const jpeg = { quality: 84, mozjpeg: true };

/** The URL of the site's card has no version, so the file contains the stamp. */
export async function isStamped(file: string, stamp: string): Promise<boolean> {
  if (!existsSync(file)) return false;
  const { exif } = await sharp(file).metadata();
  return exif?.includes(stamp) ?? false;
}
