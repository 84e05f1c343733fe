import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Stock } from '../../stock/dealer-stock.ts';
import { atOnce } from '../at-once.ts';
import type { CarMasters } from '../masters.ts';
import { paths } from '../picture-paths.ts';
import { isStamped } from './share-card.ts';
import { carCard, siteCard } from './share-cards.ts';
import type { AddressedCard } from './share-cards.ts';

/** The sample's cards, one a car and one for the site, where they are not up to date; answers how many were made. */
export async function committedCards(
  { cars, dealer }: Stock,
  pictures: readonly CarMasters[],
): Promise<number> {
  const made = await atOnce(2, cars, (car) => {
    const [picture] = pictures.find(({ id }) => id === car.id)?.masters ?? [];
    if (!picture) throw new Error(`Car ${car.id} has no picture`);
    return write(carCard(car, picture, dealer.brand));
  });
  return made + (await write(await siteCard(dealer.brand)));
}

async function write({ address, stamp, draw }: AddressedCard): Promise<number> {
  const file = join(paths.public, address);
  if (await isStamped(file, stamp)) return 0;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await draw());
  return 1;
}
