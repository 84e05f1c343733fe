import { choiceIn } from './cell-values.ts';
import type { Column } from './column-names.ts';

/** A column by its name, undefined for an unknown one, and its values: '' where a row has none. */
export type NamedColumn = { name: string; called: Column | undefined; values: readonly string[] };

/** What a column holds by its name, all its values and the other columns; undefined if no field takes it. */
export function wholeColumn(column: NamedColumn, all: readonly NamedColumn[]): Column | undefined {
  const { called, values } = column;
  const field = fieldOf(column, all);
  const unit = called?.unit ?? '';
  return field === undefined
    ? undefined
    : { field, unit: field === 'price' && unit === '' && areLakhs(values) ? 'lakh' : unit };
}

function fieldOf(column: NamedColumn, all: readonly NamedColumn[]): string | undefined {
  const { called, values } = column;
  const field = called?.field;
  const filled = values.filter((value) => value !== '');
  const others = all.filter((other) => other.called && other.called !== called);
  const has = (wanted: string) => others.some((other) => other.called?.field === wanted);
  const unlessKnown = (wanted?: string) => (wanted === undefined || has(wanted) ? undefined : wanted);
  switch (field) {
    case undefined:
      // '1' may be many things.
      return filled.length > 2 && filled.every(hasLetter) ? unlessKnown(choiceIn(filled)) : undefined;
    case 'id':
      return has('pictureLink') ? undefined : field;
    case 'pictureLink':
      return undefined;
    case 'variant':
      return has('model') || has('name') ? field : undefined;
    case 'name':
      return has('make') && has('model') ? undefined : field;
    case 'model':
      // With numbers it changes known cars, whose brands stay.
      return has('make') || has('name') || has('id') ? field : 'name';
    case 'registrationYear':
      return unlessKnown('year');
    case 'specs.engine':
      // So Google's feed calls the fuel.
      return choiceIn(filled) === 'fuel' ? unlessKnown('fuel') : field;
    case 'mileage':
      return isEconomy(column, filled, has(field)) ? 'specs.mileage' : field;
    default: {
      const before = all.slice(
        0,
        all.findIndex((one) => one.called === called),
      );
      const isCopy = before.some(
        (one) => one.called?.field === field && one.values.join('\n') === values.join('\n'),
      );
      return isCopy || (filled.length === 0 && has(field)) ? undefined : field;
    }
  }
}

function hasLetter(value: string): boolean {
  return /\p{L}/u.test(value);
}

/** What a litre takes a car, which India calls mileage too, is less than any has run. */
function isEconomy({ name }: NamedColumn, values: readonly string[], isBesideMileage: boolean): boolean {
  const hasUnit = values.some((value) => /km\s*(?:pl|\/)/i.test(value));
  const areSmall = values.every((value) => Number.parseFloat(value) < 60);
  return hasUnit || (/mileage/i.test(name) && areSmall && (isBesideMileage || values.length > 2));
}

/** True if three or more bare figures, and all, are what cars cost in lakhs; no car costs so few rupees. */
function areLakhs(values: readonly string[]): boolean {
  const bare = values.filter((value) => value !== '' && !hasLetter(value));
  const figures = bare.map((value) => Number(value.replace(/₹\s*/, '')));
  return figures.length > 2 && figures.every((figure) => figure >= 0.5 && figure <= 60);
}
