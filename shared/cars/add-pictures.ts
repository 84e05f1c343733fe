import type { Listing } from './car.ts';
import { pictureAddress } from './pictures.ts';

/** Adds the address of the main picture to what is written about each car. */
export function addPictures(facts: readonly Omit<Listing, 'image'>[]): Listing[] {
  return facts.map((car) => ({ ...car, image: pictureAddress(car.id, 1) }));
}
