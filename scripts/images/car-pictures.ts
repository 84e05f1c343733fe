import { join } from 'node:path';
import { atOnce } from './at-once.ts';
import { derive } from './derive.ts';
import { derivativesOf } from './cache/derivatives-of.ts';
import { paths } from './picture-paths.ts';
import type { CarMasters } from './masters.ts';
import { formats } from './recipe.ts';
import { removeGoneCars, removeStale } from './remove-stale.ts';

/** Makes missing files and deletes unused ones; returns the number made. */
export async function carPictures(cars: CarMasters[]): Promise<number> {
  await removeGoneCars(paths.cars, new Set(cars.map(({ id }) => id)));
  // The AVIF encoder uses several cores itself: two pictures keep a small machine busy.
  return atOnce(2, cars, picturesOf);
}

async function picturesOf({ id, masters, version }: CarMasters): Promise<number> {
  const folder = join(paths.cars, id);
  const current = new Set<string>();
  let made = 0;
  for (const { name, master, width, format } of derivativesOf(masters, version)) {
    current.add(name);
    made += await derive(master, width, formats[format], join(folder, name));
  }
  await removeStale(folder, current);
  return made;
}
