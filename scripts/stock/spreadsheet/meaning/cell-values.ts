import { kinds } from '../../editing/car-fields.ts';
import { readCell } from '../../editing/cell.ts';
import { kilometresIn, priceIn, rupeesIn, yearsIn } from '../../schemas/amount-readings.ts';
import type { Reading } from '../../schemas/amount-readings.ts';

/** What a typed text means for a field, or the problem with it where it has two readings. */
export type Meaning = { value?: unknown; problem?: string };

/** Spellings of the values that a field can have, in plain words; the longest that fits counts. */
const spellings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fuel: {
    Petrol: 'petrol, gasoline',
    Diesel: 'diesel',
    CNG: 'cng',
    'Petrol + CNG': 'petrol cng, cng petrol, petrol and cng, cng and petrol, petrol with cng',
    Electric: 'electric, ev, battery, battery electric',
    Hybrid:
      'hybrid, petrol hybrid, hybrid petrol, strong hybrid, petrol electric hybrid, petrol electric, electric petrol, electric gasoline, gasoline electric, electric diesel, diesel electric',
    LPG: 'lpg, petrol lpg, lpg petrol',
  },
  transmission: {
    Manual: 'manual, mt, m t',
    Automatic:
      'automatic, semi automatic, auto, at, a t, amt, ags, dct, dsg, cvt, ivt, e cvt, tiptronic, torque converter',
  },
  owner: {
    '1st': '1st, first, 1, one, single',
    '2nd': '2nd, second, 2, two',
    '3rd': '3rd, third, 3, three',
    '4th': '4th, fourth, 4, four, fourth above, fourth and above, 4th and above, 4 and above',
  },
  emissionNorm: {
    'BS-III': 'bs iii, bs 3, bs3, bsiii, bharat stage iii, bharat stage 3',
    'BS-IV': 'bs iv, bs 4, bs4, bsiv, bharat stage iv, bharat stage 4',
    'BS-VI': 'bs vi, bs 6, bs6, bsvi, bharat stage vi, bharat stage 6',
  },
  body: {
    Hatchback: 'hatchback, hatch',
    Sedan: 'sedan, saloon',
    'Compact SUV': 'compact suv, sub compact suv',
    SUV: 'suv, crossover',
    MPV: 'mpv, muv',
    Van: 'van, minivan',
    Coupe: 'coupe',
    Convertible: 'convertible, cabriolet',
    Pickup: 'pickup, pick up, pickup truck, truck',
  },
};

// These add nothing to a value.
const fillers = new Set(
  'speed gear gears gearbox transmission owner owners hand kit company fitted'.split(' '),
);
const nothing = /^(?:-*|n\/?a|nil|null|nan|unknown|not available|ask for price|(?:price )?on request)$/i;
// Of a figure of a brochure, or a price.
const noFigure =
  /^(?:null|nan|n\/?a|0+(?:\.0+)?)?\s*(?:bhp|hp|ps|cc|kmpl|km\/(?:kg|l)|nm|seats?|l|lit(?:re|er)s?)?$/i;
const figures = new Set(
  'price originalPrice specs.engine specs.displacement specs.power specs.torque specs.mileage specs.seating specs.bootSpace'.split(
    ' ',
  ),
);

export function isNothing(text = ''): boolean {
  return nothing.test(text.trim());
}

/** The field of which all these texts are values. */
export function choiceIn(texts: readonly string[]): string | undefined {
  if (texts.length === 0) return undefined;
  return Object.keys(spellings).find((field) =>
    texts.every((text) => valuesIn(text, spellings[field] ?? {}).length === 1),
  );
}

const amounts: Readonly<Record<string, (typed: string) => Reading[]>> = {
  price: priceIn,
  originalPrice: priceIn,
  transferFee: rupeesIn,
  insurance: rupeesIn,
  mileage: kilometresIn,
  warrantyKilometres: kilometresIn,
  year: yearsIn,
};

/** A text that is not understood stays as it is, and the check reports it. */
export function meaningOf(typed: string, field: string): Meaning {
  const text = typed.trim();
  if (isNothing(text) || (figures.has(field) && noFigure.test(text))) return { value: undefined };
  const readings = kinds.get(field) === 'number' ? amounts[field.replace(/^.*\./, '')]?.(text) : undefined;
  const [only] = readings ?? [];
  if (readings && readings.length > 1)
    return twoReadings(
      typed,
      readings.map(({ words }) => words),
    );
  if (only && Number.isInteger(only.value)) return { value: only.value };
  const meant = spellings[field] ? valuesIn(text, spellings[field]) : [];
  if (meant.length > 1) return twoReadings(typed, meant);
  // Spreadsheets write five seats as 5.0.
  const whole = field.startsWith('specs.') ? text.replace(/^(\d+)\.0+$/, '$1') : typed;
  const written = field === 'specs.bootSpace' ? whole.replace(/^\d+$/, '$& litres') : whole;
  return { value: meant[0] ?? readCell(written, field) };
}

/** "'13.99' can be 1399000 (13.99 lakh) or 13.99 rupees; write the one that you mean". */
function twoReadings(typed: string, readings: readonly string[]): Meaning {
  return { problem: `'${typed}' can be ${readings.join(' or ')}; write the one that you mean` };
}

/** The values whose spellings make up the whole text; none if a word is left over. */
function valuesIn(typed: string, values: Readonly<Record<string, string>>): string[] {
  const bySpelling = Object.entries(values).flatMap(([value, list]) =>
    list.split(', ').map((spelling) => ({ value, spelling })),
  );
  bySpelling.sort((one, other) => other.spelling.length - one.spelling.length);
  // '5MT' is '5 mt', and five is its gears.
  const plain = typed
    .toLowerCase()
    .replace(/\.0+$/, '')
    .replace(/\b\d+[\s-]*(?=speed|mt\b|at\b)/g, ' ');
  let rest = ` ${plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
  const found = new Set<string>();
  for (const { value, spelling } of bySpelling) {
    while (rest.includes(` ${spelling} `)) {
      found.add(value);
      rest = rest.replace(` ${spelling} `, '  ');
    }
  }
  const isWhole = rest.split(' ').every((word) => word === '' || fillers.has(word));
  return isWhole ? [...found] : [];
}
