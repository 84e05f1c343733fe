import { join } from 'node:path';
import { formatPrice } from '../../../shared/format.ts';
import { atOnce } from '../at-once.ts';
import type { Stock } from '../../stock/stock.ts';
import { paths } from '../picture-paths.ts';
import type { CarMasters } from '../masters.ts';
import { shareCard } from './share-card.ts';

const promise = 'Certified pre-owned cars in Delhi';

/** One card a car and one for the site; answers how many were made. */
export async function shareCards(
  stock: Stock,
  pictures: readonly CarMasters[],
  heroMaster: Buffer,
): Promise<number> {
  const made = await atOnce(2, pictures, (masters) => cardOf(stock, masters));
  const site = join(paths.public, 'assets/share.jpg');
  const { brand } = stock.dealer;
  return made + (await shareCard(site, { picture: heroMaster, left: 80 }, { brand, title: promise }));
}

async function cardOf({ cars, dealer }: Stock, { id, masters: [picture] }: CarMasters): Promise<number> {
  const stockCar = cars.find((candidate) => candidate.id === id);
  if (!stockCar || !picture) throw new Error(`Car ${id} has no file in the stock`);
  const car = { ...stockCar, ...stockCar.onPage };
  return shareCard(
    join(paths.cars, id, 'share.jpg'),
    { picture, left: 400 },
    {
      brand: dealer.brand,
      eyebrow: `${car.year} ${car.make}`,
      title: car.model,
      // This face's rupee sign reaches into the digit after it; a thin space keeps them apart.
      figure: formatPrice(car.price).replace('₹', '₹\u2009'),
      promise,
      ...(!car.photographs && { caption: 'Illustrative image' }),
    },
  );
}
