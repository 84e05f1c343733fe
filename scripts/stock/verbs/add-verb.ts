import type { OwnCar } from '../own-car.ts';
import { inIndia } from '../../../shared/india-clock.ts';
import { carFile } from '../car-paths.ts';
import type { Outcome } from '../outcome.ts';
import type { Person } from '../editing/ask.ts';
import { askForCar } from './ask-for-car.ts';
import { newCarText } from '../editing/car-file.ts';
import { carInWords, changeCars, nextId } from '../editing/own-cars.ts';

/** `add`: asks for a new car field by field, and gives it the next number. */
export async function addVerb(folder: string, person: Person | undefined, now: Date): Promise<Outcome> {
  const facts = await askForCar(folder, person, now);
  return changeCars(folder, { command: 'add', now }, (cars) => {
    const id = nextId(cars);
    const text = newCarText(id, { draft: true, ...facts, added: inIndia(now).day });
    return {
      texts: [{ id, text, from: 'your answers' }],
      result: {
        changed: [`Added: ${carInWords(JSON.parse(text) as OwnCar)} (${carFile(folder, id)})`],
        next: `npm run stock -- photos ${id} ~/Photos/*.jpg`,
      },
    };
  });
}
