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
