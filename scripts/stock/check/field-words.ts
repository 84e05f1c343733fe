const words: Readonly<Record<string, string>> = {
  originalPrice: 'old price',
  additionalInfo: 'highlights',
  emissionNorm: 'BS norm',
  registration: 'number plate',
  vin: 'chassis number',
};

export function inDealersWords(field: string): string {
  return words[field] ?? field;
}

/** Names are like 'specs.engine', and a list is one value. */
export function valuesByField(object: object): Map<string, unknown> {
  return new Map(entriesOf(object));
}

function entriesOf(object: object, prefix = ''): [name: string, value: unknown][] {
  return Object.entries(object).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? entriesOf(value, `${prefix}${key}.`)
      : [[prefix + key, value]],
  );
}
