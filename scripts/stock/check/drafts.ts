import { neededToShow } from '../../../shared/cars/car-schema.ts';
import { carCount } from '../../../shared/format.ts';
import { isShown, type OwnCar } from '../own-car.ts';
import { photosOf } from '../photos.ts';

export function lackingFields(car: OwnCar): string[] {
  const needed = neededToShow.filter((field) => field !== 'description' || car.page !== false);
  return needed.filter((field) => car[field] === undefined).map((field) => `no ${field}`);
}

export function stockInWords(all: readonly OwnCar[]): string {
  const cars = all.filter(isShown);
  const drafts = all.length - cars.length;
  const sold = cars.filter((car) => car.sold).length;
  return `${carCount(cars.length - sold)}, ${sold} sold, ${drafts === 1 ? '1 draft' : `${drafts} drafts`}`;
}

export function stateOfDraft(folder: string, car: OwnCar): string {
  const lack = [...(photosOf(folder, car.id).length === 0 ? ['no picture'] : []), ...lackingFields(car)];
  return lack.join(', ') || `complete; to show it: npm run stock -- set ${car.id} draft=`;
}
