import { carCount } from '../../../shared/format.ts';
import { isShown, type OwnCar } from '../own-car.ts';
import { photosOf } from '../photos.ts';
import { neededToShow } from '../schemas/car-schema.ts';

function lackOf(folder: string, car: OwnCar): string[] {
  return [...(photosOf(folder, car.id).length === 0 ? ['no picture'] : []), ...lackingFields(car)];
}

/** The fields that a car needs to be shown and lacks: 'no price'. */
export function lackingFields(car: OwnCar): string[] {
  const needed = neededToShow.filter((field) => field !== 'description' || car.page !== false);
  return needed.filter((field) => car[field] === undefined).map((field) => `no ${field}`);
}

/** '12 cars, 1 sold, 3 drafts: no picture, no price'. */
export function stockInWords(folder: string, all: readonly OwnCar[]): string {
  const cars = all.filter(isShown);
  const drafts = all.filter((car) => !isShown(car));
  const sold = cars.filter((car) => car.sold).length;
  const counts = `${carCount(cars.length - sold)}, ${sold} sold`;
  if (drafts.length === 0) return counts;
  const lacks = new Set(
    drafts.flatMap((car) => {
      const lack = lackOf(folder, car);
      return lack.length > 0 ? lack : ['complete'];
    }),
  );
  return `${counts}, ${drafts.length === 1 ? '1 draft' : `${drafts.length} drafts`}: ${[...lacks].join(', ')}`;
}

/** 'no picture, no description', or how to show a complete one. */
export function stateOfDraft(folder: string, car: OwnCar): string {
  return lackOf(folder, car).join(', ') || `complete; to show it: npm run stock -- set ${car.id} draft=`;
}
