const words: Readonly<Record<string, string>> = {
  originalPrice: 'old price',
  additionalInfo: 'highlights',
  emissionNorm: 'BS norm',
  registration: 'number plate',
};

/** 'old price' of 'originalPrice'; a file has the second, a dealer says the first. */
export function inDealersWords(field: string): string {
  return words[field] ?? field;
}

/** 'originalPrice' of 'old price', 'old-price' or itself: whatever was typed. */
export function fieldCalled(typed: string): string {
  const plain = typed.toLowerCase().replaceAll('-', ' ').trim();
  const found = Object.entries(words).find(([, word]) => word.toLowerCase() === plain);
  return found?.[0] ?? typed;
}
