import type { CarDetail, Listing } from '../shared/cars/car.ts';

export function makeCar(part: Partial<Listing> = {}): Listing {
  return {
    id: '1',
    make: 'Honda',
    model: 'City ZX',
    year: 2019,
    price: 925_000,
    mileage: 41_300,
    pictures: { version: '53334d66', count: 4 },
    fuel: 'Petrol',
    transmission: 'Manual',
    owner: '1st',
    color: 'Lunar Silver',
    ...part,
  };
}

export function makeDetail(part: Partial<CarDetail> = {}): CarDetail {
  return {
    ...makeCar(),
    card: '40d1e2f3',
    description: 'A calm and roomy sedan.',
    specs: { engine: '1.5-litre i-VTEC petrol' },
    ...part,
  };
}
