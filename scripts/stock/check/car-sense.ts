import type { StockCar } from '../../../shared/cars/stock-car.ts';
import type { Finding } from './dealer-sense.ts';
import { shown } from '../schemas/fields.ts';

type CarFinding = Finding & { id: string };

/** Problems with the day or with other cars. `today` is India's, '2026-11-22'. */
export function carMistakes(cars: readonly StockCar[], today: string): CarFinding[] {
  return [...cars.flatMap((car) => futureDays(car, today)), ...repeatedPlates(cars)];
}

/** A brand with two spellings would be two brands on the site. */
export function carDoubts(cars: readonly StockCar[]): CarFinding[] {
  return cars.flatMap(({ id, make }) => {
    const others = cars.filter((car) => car.make !== make && plain(car.make) === plain(make));
    const [usual] = others.map((car) => car.make);
    const alike = cars.filter((car) => car.make === make);
    const isFirst = Number(alike[0]?.id) < Number(others[0]?.id);
    const isUsual = alike.length > others.length || (alike.length === others.length && isFirst);
    if (usual === undefined || isUsual) return [];
    return [
      {
        id,
        field: 'make',
        what: `${shown(make)} is spelled ${shown(usual)} on other cars; use one spelling`,
      },
    ];
  });
}

function futureDays({ id, added, sold }: StockCar, today: string): CarFinding[] {
  return Object.entries({ added, sold }).flatMap(([field, day]) =>
    day !== undefined && day > today
      ? [{ id, field, what: `${shown(day)} is in the future; write a date up to ${today}` }]
      : [],
  );
}

/** Sold cars are left out: a car may come back. */
function repeatedPlates(cars: readonly StockCar[]): CarFinding[] {
  const withPlate = cars.filter(({ registration, sold }) => registration !== undefined && sold === undefined);
  return withPlate.flatMap((car, index) => {
    const other = withPlate
      .slice(0, index)
      .find((one) => plain(one.registration) === plain(car.registration));
    if (!other) return [];
    const what = `${shown(car.registration)} is also the number plate of car ${other.id}; correct one of them`;
    return [{ id: car.id, field: 'registration', what }];
  });
}

function plain(text = ''): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}\p{M}]/gu, '');
}
