import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shareCardAddress } from '../../../shared/cars/pictures.ts';
import type { StockCar } from '../../../shared/cars/stock-car.ts';
import { formatPrice } from '../../../shared/format.ts';
import { paths } from '../picture-paths.ts';
import { shareCard } from './share-card.ts';
import type { ShareCard } from './share-card.ts';

const promise = 'Certified pre-owned cars in Delhi';

export type AddressedCard = ShareCard & { address: string };

/** The card of a car, with its first picture, as its own page tells of it. */
export function carCard(stockCar: StockCar, picture: Buffer, brand: string): AddressedCard {
  const car = { ...stockCar, ...stockCar.onPage };
  const words = {
    brand,
    eyebrow: `${car.year} ${car.make}`,
    title: car.model,
    // This face's rupee sign reaches into the digit after it; a thin space keeps them apart.
    figure: formatPrice(car.price).replace('₹', '₹\u2009'),
    promise,
    ...(!car.photographs && { caption: 'Illustrative image' }),
  };
  return { address: shareCardAddress(car.id), ...shareCard({ picture, left: 400 }, words) };
}

/** The card of every page that has none of its own. */
export async function siteCard(brand: string): Promise<AddressedCard> {
  const yard = await readFile(join(paths.sceneMasters, 'yard-wide.webp'));
  return {
    address: '/assets/share.jpg',
    ...shareCard({ picture: yard, left: 80 }, { brand, title: promise }),
  };
}
