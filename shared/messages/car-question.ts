import type { Listing } from '../cars/car.ts';
import { carTitle, formatPrice } from '../format.ts';

type AskedCar = Pick<Listing, 'id' | 'make' | 'model' | 'year' | 'price'>;

/** The text of 'Ask on WhatsApp': 'Is the 2018 Honda Amaze VX (₹5,85,000) still available? …/car/27'. */
export function carQuestion(car: AskedCar, origin: string): string {
  return `Is the ${carWithPrice(car)} still available? ${origin}/car/${car.id}`;
}

/** The text of 'Send on WhatsApp': a line for each car of the shortlist, and its URL. */
export function shortlistText(cars: readonly AskedCar[], url: string): string {
  return [...cars.map(carWithPrice), url].join('\n');
}

function carWithPrice(car: AskedCar): string {
  return `${carTitle(car)} (${formatPrice(car.price)})`;
}
