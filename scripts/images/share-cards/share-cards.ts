import { join } from 'node:path';
import { loadCarDetail } from '../../../shared/cars/details.ts';
import { listings } from '../../../shared/cars/listings.ts';
import { formatPrice } from '../../../shared/format.ts';
import { sampleSite } from '../../../shared/site.ts';
import { atOnce } from '../at-once.ts';
import { paths } from '../picture-paths.ts';
import type { CarMasters } from '../masters.ts';
import { shareCard } from './share-card.ts';

const { brand, illustrations } = sampleSite;
const promise = 'Certified pre-owned cars in Delhi';

/** One card a car and one for the site; answers how many were made. */
export async function shareCards(cars: CarMasters[], heroMaster: Buffer): Promise<number> {
  const made = await atOnce(2, cars, cardOf);
  const site = join(paths.public, 'assets/share.jpg');
  return made + (await shareCard(site, { picture: heroMaster, left: 80 }, { brand, title: promise }));
}

async function cardOf({ id, masters: [picture] }: CarMasters): Promise<number> {
  const car = (await loadCarDetail(id)) ?? listings.find((listing) => listing.id === id);
  if (!car || !picture)
    throw new Error(`Car ${id} has no record: is its file named in shared/cars/details.ts?`);
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
