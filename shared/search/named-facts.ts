import { cheapest, fuels, gearboxes } from './hindi.ts';
import type { Fact, SearchedCar } from './searched-car.ts';
import { nameWords, wordPattern, wordsOf } from './searched-car.ts';

type Named = Fact & { words: string };

/** Words with a fixed meaning: 'automatic' is the gearbox, not the climate control. */
const named: readonly Named[] = [
  { label: 'Cheapest first', words: `cheap(?:est)?|${cheapest}`, suits: () => true, isByPrice: true },
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

/** Finds those words in a search. */
export const factReaders = named.map(({ words, ...fact }) => ({
  pattern: wordPattern(words),
  read: () => fact,
}));

function gearbox(name: SearchedCar['transmission'], english: string): Named {
  const words = `${english}|${gearboxes[name]}`;
  return { label: name, words, suits: ({ transmission }) => transmission === name };
}

function fuel(name: keyof typeof fuels, english: string): Named {
  const words = `${english}|${fuels[name]}`;
  return { label: name, words, suits: (car) => car.fuel.split(' + ').includes(name) };
}

/** A compact SUV is an SUV too. */
function body(name: string, words: string): Named {
  return { label: name, words, suits: (car) => car.body?.includes(name) === true };
}

function owner(name: SearchedCar['owner'], words: string): Named {
  return {
    label: `${name} Owner`,
    words: String.raw`(?:${words})[\s-]*owner`,
    suits: (car) => car.owner === name,
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
