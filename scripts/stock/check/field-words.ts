const words: Readonly<Record<string, string>> = {
  originalPrice: 'old price',
  additionalInfo: 'highlights',
  emissionNorm: 'BS norm',
  registration: 'number plate',
};

/** 'old price' for the field 'originalPrice'. */
export function inDealersWords(field: string): string {
  return words[field] ?? field;
}

/** 'originalPrice' for 'old price', 'old-price' or itself. */
export function fieldCalled(typed: string): string {
  const plain = typed.toLowerCase().replaceAll('-', ' ').trim();
  const found = Object.entries(words).find(([, word]) => word.toLowerCase() === plain);
  return found?.[0] ?? typed;
}
