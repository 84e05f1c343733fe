import { inIndia } from '../../../shared/hours/india-clock.ts';
import { withField } from '../editing/car-file.ts';
import { carInWords, carText, changeCars } from '../editing/own-cars.ts';
import { Refusal } from '../refusal.ts';
import type { Outcome } from '../terminal/outcome.ts';

/** `sell 14`: takes cars off the lists; their pages show them as sold for 30 days. `restore 14` puts them on sale again. */
export async function sellVerb(
  folder: string,
  ids: readonly string[],
  now: Date,
  verb: 'sell' | 'restore' = 'sell',
): Promise<Outcome> {
  const isSelling = verb === 'sell';
  return changeCars(folder, { command: `${verb} ${ids.join(' ')}`, now }, (cars) => {
    const texts = [...new Set(ids)].map((id) => ({
      id,
      text: withField(carText(folder, id), 'sold', isSelling ? inIndia(now).day : undefined),
    }));
    const marked = cars.filter(({ id }) => ids.includes(id));
    const problems = marked.flatMap(({ id, sold }) => {
      if (isSelling) return sold ? `car ${id} was already sold on ${sold}` : [];
      return sold ? [] : `car ${id} is not sold`;
    });
    if (problems.length > 0) throw new Refusal(...problems);
    const changed = marked.map((car) =>
      isSelling
        ? `Sold: ${carInWords(car)}. Its page says so for 30 days.`
        : `For sale again: ${carInWords(car)}.`,
    );
    return { texts, result: { changed, next: 'npm run stock -- publish' } };
  });
}
