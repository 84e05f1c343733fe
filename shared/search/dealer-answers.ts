import type { Listing } from '../cars/car.ts';
import { paperLines } from '../cars/offer.ts';
import type { DealerTexts } from '../dealer-texts.ts';
import { likeness } from '../misspelling/likeness.ts';
import type { NamedLine } from '../named-lines.ts';
import { openingHours, wayHere, type Site } from '../site.ts';
import { nameWords, wordsOf } from './car-words.ts';
import type { Wish } from './understand.ts';

/** A sentence from the dealer, and a link to the section of the site that contains it. */
export type DealerAnswer = NamedLine & { href: '/contact#map-title' | '/about#papers' };

const mostAnswers = 3;

/** What the dealer says about searched words that occur in no car's name: 'noida', 'parking', 'home delivery'. */
export function dealerAnswers(
  wishes: readonly Wish[],
  cars: readonly Listing[],
  site: Site,
  { about = {}, offer = {} }: DealerTexts,
): DealerAnswer[] {
  // If no car has the body 'pickup', the word asks for the dealer's pickup service.
  const words = wishes
    .flatMap(({ words, suits, typed }) => words ?? (cars.some(suits) ? [] : wordsOf(typed)))
    .filter((word) => /^\p{L}{2}/u.test(word) && !isNamed(word, cars));
  if (words.length === 0) return [];
  const visit = [{ name: 'Opening hours', text: openingHours.shown }, ...wayHere(site)];
  const services = (about.services ?? []).map((text) => ({ name: 'Papers', text }));
  const sentences: DealerAnswer[] = [
    ...visit.map((line) => ({ ...line, href: '/contact#map-title' as const })),
    ...[...paperLines(offer), ...services].map((line) => ({ ...line, href: '/about#papers' as const })),
  ];
  return sentences
    .filter(({ name, text }) => {
      const said = wordsOf(`${name} ${text}`);
      return words.some((word) => said.some((it) => isSaid(it, word)));
    })
    .slice(0, mostAnswers);
}

/** The parts of a search that dealer.json does not answer: all except words that occur in no car's name. */
export function unanswered(wishes: readonly Wish[], cars: readonly Listing[]): Wish[] {
  return wishes.filter(({ words }) => !words || words.some((word) => isNamed(word, cars)));
}

function isNamed(word: string, cars: readonly Listing[]): boolean {
  return cars.some((car) => nameWords(car).includes(word));
}

/** Words of up to three letters must match exactly, so that 'the' does not match 'then'. */
function isSaid(said: string, searched: string): boolean {
  return likeness(said, searched) > (searched.length > 3 ? 1 : 2);
}
