import type { Fuel } from '../cars/car.ts';
import type { SaleFacts } from '../dealer/dealer-schema.ts';

export type FuelCost = ReturnType<typeof fuelCosts>[number];

export const dailyKilometres = [10, 20, 30, 40, 60, 80, 100, 150] as const;

const usualKilometres = 30;
const daysPerMonth = 30;

/** From '?km=60'; invalid values are ignored. */
export function chosenKilometres(query: string): number {
  const typed = new URLSearchParams(query).get('km');
  return dailyKilometres.find((value) => String(value) === typed) ?? usualKilometres;
}

/**
 * The fuel for a month, once per unit in the maker's figure: '33.54 km/kg on CNG, 22.5 km/l on petrol'. Rounded up to the
 * next hundred rupees. `price` is '₹94.77 per litre'.
 */
export function fuelCosts(
  { fuel, economy = '' }: { fuel: Fuel; economy?: string | undefined },
  prices: SaleFacts['fuelPrices'],
  kilometresPerDay: number,
) {
  const kinds = [
    ['CNG', /([1-9]\d*(?:\.\d+)?) ?km\/kg/i],
    [litreFuels[fuel], /([1-9]\d*(?:\.\d+)?) ?(?:km\/l|kmpl)/i],
  ] as const;
  return kinds.flatMap(([name, pattern]) => {
    const price = name && prices?.[keys[name]];
    const [, figure] = pattern.exec(economy) ?? [];
    if (!name || !price || !figure) return [];
    const rupees = (kilometresPerDay * daysPerMonth * price) / Number(figure);
    const per = name === 'CNG' ? 'kg' : 'litre';
    return [{ name, rupees: Math.ceil(rupees / 100) * 100, price: `₹${price} per ${per}` }];
  });
}

const litreFuels: Partial<Record<Fuel, 'Petrol' | 'Diesel'>> = {
  Petrol: 'Petrol',
  'Petrol + CNG': 'Petrol',
  Hybrid: 'Petrol',
  Diesel: 'Diesel',
};

const keys = { Petrol: 'petrol', Diesel: 'diesel', CNG: 'cng' } as const;
