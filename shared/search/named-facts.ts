import { bodies, fuels as allFuels, type Listing, type Owner } from '../cars/car.ts';
import { carWords, nameWords, wordPattern, wordsOf, type Fact, type Reader } from './car-words.ts';
import { cheapest, fuels, gearboxes } from './hindi.ts';

const cheap = `cheap(?:est)?|${cheapest}`;

/** Whether a search asks for the cheapest cars first. */
export function isByPrice(search: string): boolean {
  return wordPattern(cheap).test(search.normalize('NFC'));
}

type Named = Fact & { words: string };

/** Words with a fixed meaning: 'automatic' is the gearbox, not the climate control. */
const named = (): Named[] => [
  { label: 'Cheapest first', words: cheap, suits: () => true, params: {} },
  // Cars that may be driven in Delhi come first in every search.
  { label: 'For Delhi first', words: 'legal|allowed', suits: () => true, params: {} },
  gearbox('Automatic', 'automatic|auto|amt|cvt|dct|gearless'),
  gearbox('Manual', 'manual'),
  fuel('Petrol', 'petrol'),
  fuel('Diesel', 'diesel'),
  fuel('CNG', 'cng'),
  fuel('LPG', 'lpg'),
  fuel('Electric', 'electric|ev'),
  fuel('Hybrid', 'hybrid'),
  body('Compact SUV', String.raw`compact\s+suvs?`),
  body('SUV', 'suvs?'),
  body('Hatchback', 'hatch(?:back)?s?'),
  body('Sedan', 'sedans?|saloons?'),
  body('MPV', 'mpvs?|muvs?|people carriers?'),
  body('Van', 'vans?'),
  body('Coupe', 'coupes?'),
  body('Convertible', 'convertibles?'),
  body('Pickup', 'pick-?ups?'),
  owner('1st', '1st|first|single|one'),
  owner('2nd', '2nd|second|two'),
  owner('3rd', '3rd|third|three'),
  owner('4th', '4th|fourth|four'),
  ...'white black silver red blue green brown orange yellow beige gold bronze maroon purple'
    .split(' ')
    .map((name) => colour(name)),
  colour('grey', 'gr[ae]y'),
];

const numerals = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** The readers of these words. The number of seats comes first, so that '7 seater' is not read as a model's name. */
export const factReaders = (): Reader[] => [
  {
    pattern: wordPattern(String.raw`([2-9]|${numerals.join('|')})[\s-]*(?:seat(?:er|s)?|सीट(?:र|ों)?)`),
    read: ([number = '']) => {
      const index = numerals.indexOf(number.toLowerCase());
      return seats(index < 0 ? number : String(index + 2));
    },
  },
  ...named().map(({ words, ...fact }) => ({ pattern: wordPattern(words), read: () => fact })),
];

function gearbox(name: keyof typeof gearboxes, english: string): Named {
  return oneOf('transmission', [name], `${english}|${gearboxes[name]}`, name);
}

/** 'Petrol + CNG' counts as both fuels. */
function fuel(name: keyof typeof fuels, english: string): Named {
  const kinds = allFuels.filter((kind) => kind.split(' + ').includes(name));
  return oneOf('fuel', kinds, `${english}|${fuels[name]}`, name);
}

/** A compact SUV is also an SUV. */
function body(name: string, words: string): Named {
  const kinds = bodies.filter((kind) => kind.includes(name));
  return oneOf('body', kinds, words, name);
}

function owner(name: Owner, words: string): Named {
  return oneOf('owner', [name], String.raw`(?:${words})[\s-]*owner`, `${name} Owner`);
}

type ListField = 'fuel' | 'transmission' | 'owner' | 'body';

function oneOf(field: ListField, values: readonly string[], words: string, label: string): Named {
  const suits = (car: Listing) => values.includes(car[field] ?? '');
  return { label, words, suits, params: { [field]: values.join() } };
}

/** If the dealer has not entered the number of seats, the car's texts may contain it: '7 Seater'. */
function seats(number: string): Fact {
  const inWords = `${number} seater`;
  return {
    label: `${number} seats`,
    suits: (car) => (car.seats ? car.seats === number : carWords(car).join(' ').includes(inWords)),
    params: { seats: number },
  };
}

/** Matches the paint, or the model's name: 'Black Edition'. */
function colour(name: string, words = name): Named {
  const word = new RegExp(`^(?:${words})`);
  return {
    label: name.charAt(0).toUpperCase() + name.slice(1),
    words,
    suits: (car) => wordsOf(car.color).some((it) => word.test(it)) || nameWords(car).includes(name),
  };
}
