import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Stock } from '../../stock/dealer-stock.ts';
import { atOnce } from '../at-once.ts';
import type { CarMasters } from '../masters.ts';
import { paths } from '../picture-paths.ts';
import { sceneMaster } from '../scene-files.ts';
import { lamp } from './mark.ts';
import { isStamped } from './share-card.ts';
import { carCard, siteCard } from './share-cards.ts';
import type { PublicCard } from './share-cards.ts';

export type CommittedCards = {
  made: number;
  /** The version of each car's card, by the car's id. */
  versions: Record<string, string>;
};

/** Makes the sample's missing cards, one per car and one for the site, and deletes old ones. */
export async function committedCards(stock: Stock, pictures: readonly CarMasters[]): Promise<CommittedCards> {
  const cards = carCards(stock, pictures);
  const made = await atOnce(2, cards, async (card) => {
    await removeOthers(card.path);
    return existsSync(join(paths.public, card.path)) ? 0 : write(card);
  });
  const showroom = await readFile(sceneMaster('yard-wide', 'festive'));
  const site = siteCard(showroom, { ...stock.dealer, mark: lamp });
  const isCurrent = await isStamped(join(paths.public, site.path), site.stamp);
  const versions = Object.fromEntries(cards.map(({ id, stamp }) => [id, stamp]));
  return { made: made + (isCurrent ? 0 : await write(site)), versions };
}

/** The card of each of the sample's cars. */
export function carCards({ cars, dealer }: Stock, pictures: readonly CarMasters[]) {
  return cars.map((car) => {
    const [picture] = pictures.find(({ id }) => id === car.id)?.masters ?? [];
    if (!picture) throw new Error(`Car ${car.id} has no picture`);
    return { id: car.id, ...carCard(car, picture, { ...dealer, mark: lamp }) };
  });
}

async function removeOthers(path: string): Promise<void> {
  const folder = join(paths.public, dirname(path));
  const names = existsSync(folder) ? await readdir(folder) : [];
  const others = names.filter((name) => /^share\..*jpg$/.test(name) && name !== basename(path));
  await Promise.all(others.map((name) => rm(join(folder, name))));
}

async function write({ path, draw }: PublicCard): Promise<number> {
  const file = join(paths.public, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await draw());
  return 1;
}
