import { inIndia } from '../../../shared/hours/india-clock.ts';
import { withField } from '../editing/car-file.ts';
import { carInWords, carText, changeCars } from '../editing/own-cars.ts';
import type { Outcome } from '../outcome.ts';
import { Refusal } from '../refusal.ts';

export function sellVerb(folder: string, ids: readonly string[], now: Date): Promise<Outcome> {
  return changeCars(folder, { command: `sell ${ids.join(' ')}`, now }, (cars) => {
    const texts = [...new Set(ids)].map((id) => ({
      id,
      text: withField(carText(folder, id), 'sold', inIndia(now).day),
    }));
    const selected = cars.filter(({ id }) => ids.includes(id));
    const problems = selected.flatMap(({ id, sold }) =>
      sold ? `car ${id} was already sold on ${sold}` : [],
    );
    if (problems.length > 0) throw new Refusal(...problems);
    const changed = selected.map((car) => `Sold: ${carInWords(car)}. Its page says so for 30 days.`);
    return { texts, result: { changed, next: 'npm run stock -- publish' } };
  });
}
