import type { Listing } from '../../shared/cars/car.ts';

/** Shown until all of the cars have photographs. */
export function PictureNote({ cars }: { cars: readonly Pick<Listing, 'photographs'>[] }) {
  return cars.every(({ photographs }) => photographs) ? null : (
    <p className="picture-note">Illustrative image. The actual car may look different.</p>
  );
}
