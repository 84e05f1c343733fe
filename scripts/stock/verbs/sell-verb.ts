import { carFile } from '../car-paths.ts';
import type { OwnCar } from '../own-car.ts';
import { inIndia } from '../../../shared/india-clock.ts';
import { withField } from '../editing/car-file.ts';
import { changeCars } from '../editing/change-cars.ts';
import { carInWords, carText, readCars } from '../editing/own-cars.ts';
import type { Outcome } from '../outcome.ts';
import { Refusal } from '../refusal.ts';

/** `sell 14`: takes cars off the lists; their pages show them as sold for 30 days. */
export async function sellVerb(folder: string, ids: readonly string[], now: Date): Promise<Outcome> {
  const today = inIndia(now).day;
  const sold = await mark(folder, 'sell', ids, now, today, (car) =>
    car.sold ? `car ${car.id} was already sold on ${car.sold}` : undefined,
  );
  return {
    changed: sold.map((car) => `Sold: ${carInWords(car)}. Its page says so for 30 days.`),
    next: 'npm run stock -- publish',
  };
}

/** `restore 14`: puts cars on sale again. */
export async function restoreVerb(folder: string, ids: readonly string[], now: Date): Promise<Outcome> {
  const restored = await mark(folder, 'restore', ids, now, undefined, (car) =>
    car.sold ? undefined : `car ${car.id} is not sold`,
  );
  return {
    changed: restored.map((car) => `For sale again: ${carInWords(car)}.`),
    next: 'npm run stock -- publish',
  };
}

async function mark(
  folder: string,
  verb: 'sell' | 'restore',
  ids: readonly string[],
  now: Date,
  sold: string | undefined,
  problemOf: (car: OwnCar) => string | undefined,
): Promise<OwnCar[]> {
  if (ids.length === 0) throw new Refusal(`name a car by its number, for example: ${verb} 14`);
  return changeCars(folder, { command: `${verb} ${ids.join(' ')}`, now }, () => {
    const cars = readCars(folder, now);
    const texts = [...new Set(ids)].map((id) => ({
      id,
      text: withField(carText(folder, cars, id), 'sold', sold),
      from: carFile(folder, id),
    }));
    const marked = cars.filter(({ id }) => ids.includes(id));
    const problems = marked.map(problemOf).filter((problem) => problem !== undefined);
    if (problems.length > 0) throw new Refusal(...problems);
    return { texts, result: marked };
  });
}
