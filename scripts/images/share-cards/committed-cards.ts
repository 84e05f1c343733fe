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
export async function committedCards(
  { cars, dealer: { brand, address } }: Stock,
  pictures: readonly CarMasters[],
): Promise<CommittedCards> {
  const dealer = { brand, address, mark: lamp };
  const versions: Record<string, string> = {};
  const made = await atOnce(2, cars, async (car) => {
    const [picture] = pictures.find(({ id }) => id === car.id)?.masters ?? [];
    if (!picture) throw new Error(`Car ${car.id} has no picture`);
    const card = carCard(car, picture, dealer);
    versions[car.id] = card.stamp;
    await removeOthers(card.path);
    return existsSync(join(paths.public, card.path)) ? 0 : write(card);
  });
  const site = siteCard(await readFile(sceneMaster('yard-wide', 'festive')), dealer);
  const isCurrent = await isStamped(join(paths.public, site.path), site.stamp);
  return { made: made + (isCurrent ? 0 : await write(site)), versions };
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
