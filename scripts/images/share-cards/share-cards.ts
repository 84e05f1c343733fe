import { join } from 'node:path';
import type { StockCar } from '../../../shared/cars/stock-car.ts';
import { formatPrice } from '../../../shared/format.ts';
import { sampleSite } from '../../../shared/site.ts';
import { atOnce } from '../at-once.ts';
import { paths } from '../picture-paths.ts';
import type { CarMasters } from '../masters.ts';
import { shareCard } from './share-card.ts';

const { brand, illustrations } = sampleSite;
const promise = 'Certified pre-owned cars in Delhi';

/** One card a car and one for the site; answers how many were made. */
export async function shareCards(
  cars: readonly StockCar[],
  pictures: readonly CarMasters[],
  heroMaster: Buffer,
): Promise<number> {
  const made = await atOnce(2, pictures, (masters) => cardOf(cars, masters));
  const site = join(paths.public, 'assets/share.jpg');
  return made + (await shareCard(site, { picture: heroMaster, left: 80 }, { brand, title: promise }));
}

async function cardOf(cars: readonly StockCar[], { id, masters: [picture] }: CarMasters): Promise<number> {
  const stockCar = cars.find((candidate) => candidate.id === id);
  if (!stockCar || !picture) throw new Error(`Car ${id} has no file in the stock`);
  const car = { ...stockCar, ...stockCar.onPage };
  return shareCard(
    join(paths.cars, id, 'share.jpg'),
    { picture, left: 400 },
    {
      brand,
      eyebrow: `${car.year} ${car.make}`,
      title: car.model,
      // This face's rupee sign reaches into the digit after it; a thin space keeps them apart.
      figure: formatPrice(car.price).replace('₹', '₹\u2009'),
      promise,
      ...(illustrations && { caption: 'Illustrative image' }),
    },
  );
}
