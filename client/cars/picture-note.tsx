import type { Listing } from '../../shared/cars/car.ts';

type PictureNoteProps = {
  cars: readonly Pick<Listing, 'photographs'>[];
  /** True if a picture shows an odometer, which is drawn too and proves nothing. */
  hasOdometer?: boolean;
};

/** Says that pictures are drawn, as long as those of any of the cars are. */
export function PictureNote({ cars, hasOdometer = false }: PictureNoteProps) {
  const odometer = hasOdometer ? ' The odometer is drawn from the listed kilometres.' : '';
  return cars.every(({ photographs }) => photographs) ? null : (
    <p className="picture-note">{`Illustrative image. The actual car may look different.${odometer}`}</p>
  );
}
