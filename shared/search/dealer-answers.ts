import { paperLines } from '../cars/offer.ts';
import type { DealerTexts } from '../dealer-texts.ts';
import { likeness } from '../misspelling/likeness.ts';
import { openingHours, wayHere, type Site } from '../site.ts';
import { nameWords, wordsOf, type SearchedCar } from './searched-car.ts';
import type { Wish } from './understand.ts';

/** A sentence of the dealer's, and the part of the site where it stands. */
export type DealerAnswer = { name: string; text: string; href: '/contact#map-title' | '/about#papers' };

const mostAnswers = 3;

/** What the dealer says of the searched words that are in no car's name: 'noida', 'parking', 'home delivery'. */
export function dealerAnswers(
  wishes: readonly Wish[],
  cars: readonly SearchedCar[],
  site: Site,
  { about = {}, offer = {} }: DealerTexts,
): DealerAnswer[] {
  // 'pickup' is not the car's body if no car has it.
  const words = wishes
    .flatMap(({ words, suits, typed }) => words ?? (cars.some(suits) ? [] : wordsOf(typed)))
    .filter((word) => /^\p{L}{2}/u.test(word) && !isNamed(word, cars));
  if (words.length === 0) return [];
  const sentences: DealerAnswer[] = [
    ...[{ name: 'Opening hours', text: openingHours.shown }, ...wayHere(site)].map((line) => ({
      ...line,
      href: '/contact#map-title' as const,
    })),
    ...[...paperLines(offer), ...(about.services ?? []).map((text) => ({ name: 'Papers', text }))].map(
      (line) => ({ ...line, href: '/about#papers' as const }),
    ),
  ];
  return sentences
    .filter(({ name, text }) => {
      const said = wordsOf(`${name} ${text}`);
      return words.some((word) => said.some((it) => isSaid(it, word)));
    })
    .slice(0, mostAnswers);
}

/** Without the words of a search that are in no car's name: those that the dealer has answered. */
export function unanswered(wishes: readonly Wish[], cars: readonly SearchedCar[]): Wish[] {
  return wishes.filter(({ words }) => !words || words.some((word) => isNamed(word, cars)));
}

function isNamed(word: string, cars: readonly SearchedCar[]): boolean {
  return cars.some((car) => nameWords(car).includes(word));
}

/** A short word only as a whole: 'NOC', but not 'the' for 'then'. */
function isSaid(said: string, searched: string): boolean {
  return likeness(said, searched) > (searched.length > 3 ? 1 : 2);
}
