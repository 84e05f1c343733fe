import type { Listing } from '../../shared/cars/car.ts';

/** Says that pictures are drawn, as long as those of any of the cars are. */
export function PictureNote({ cars }: { cars: readonly Pick<Listing, 'photographs'>[] }) {
  return cars.every(({ photographs }) => photographs) ? null : (
    <p className="picture-note">Illustrative image. The actual car may look different.</p>
  );
}
