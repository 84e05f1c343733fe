import type { CarDetail } from './car.ts';
import { pictureAddress, views } from './pictures.ts';

type Facts = Omit<CarDetail, 'image' | 'images'>;

/** Adds the addresses of a car's four pictures to what is written about it. */
export function defineDetail(facts: Facts): CarDetail {
  const images = views.map((_, index) => pictureAddress(facts.id, index + 1));
  return { ...facts, image: pictureAddress(facts.id, 1), images };
}
