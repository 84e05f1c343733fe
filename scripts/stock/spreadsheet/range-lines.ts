import { formatMileage, formatPrice } from '../../../shared/format.ts';
import type { OwnCar } from '../own-car.ts';
import { tableLines } from '../terminal/table-lines.ts';

/** Lowest, median and highest price and kilometres of new cars next to the stock's: a wrong unit stands out. */
export function rangeLines(added: readonly OwnCar[], stock: readonly OwnCar[]): string[] {
  if (added.length === 0) return [];
  const groups = { 'new cars': added, stock: stock.filter(({ sold }) => !sold) };
  const rowsOf = (
    name: string,
    valueOf: (car: OwnCar) => number | undefined,
    format: (value: number) => string,
  ) =>
    Object.entries(groups).map(([group, cars]) => {
      const values = cars.flatMap((car) => valueOf(car) ?? []).sort((one, other) => one - other);
      const shown = [values[0], values[Math.floor(values.length / 2)], values.at(-1)];
      return [`${name}, ${group}`, ...shown.map((value) => (value === undefined ? '-' : format(value)))];
    });
  return tableLines([
    ['', 'lowest', 'median', 'highest'],
    ...rowsOf('price', ({ price }) => price, formatPrice),
    ...rowsOf('kilometres', ({ mileage }) => mileage, formatMileage),
  ]);
}
