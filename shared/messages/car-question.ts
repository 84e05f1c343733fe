import type { Listing } from '../cars/car.ts';
import { carTitle, formatPrice } from '../format.ts';

type AskedCar = Pick<Listing, 'id' | 'make' | 'model' | 'year' | 'price'>;

/** What 'Ask on WhatsApp' sends about a car: 'Is the 2018 Honda Amaze VX (₹5,85,000) still available? …/car/27'. */
export function carQuestion(car: AskedCar, origin: string): string {
  return `Is the ${carWithPrice(car)} still available? ${origin}/car/${car.id}`;
}

/** What 'Send on WhatsApp' sends of a shortlist: a line a car, and the list's own address. */
export function shortlistText(cars: readonly AskedCar[], address: string): string {
  return [...cars.map(carWithPrice), address].join('\n');
}

function carWithPrice(car: AskedCar): string {
  return `${carTitle(car)} (${formatPrice(car.price)})`;
}
