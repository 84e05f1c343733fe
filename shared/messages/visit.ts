import type { Listing } from '../cars/car.ts';
import { carTitle } from '../format.ts';

type NamedCar = Pick<Listing, 'id' | 'make' | 'model' | 'year'>;

/** 'Could I drive the 2018 Honda Amaze VX on Saturday 28 November? …/car/27'. */
export function driveQuestion(car: NamedCar, day: string, origin: string): string {
  return `Could I drive the ${carTitle(car)} on ${day}? ${origin}/car/${car.id}`;
}

/** The same for a shortlist: a line for each car, and its URL. */
export function driveAllQuestion(cars: readonly NamedCar[], day: string, url: string): string {
  return [`Could I drive these cars on ${day}?`, ...cars.map(carTitle), url].join('\n');
}

export function inspectionQuestion(car: NamedCar, origin: string): string {
  return `When will the ${carTitle(car)} be inspected? ${origin}/car/${car.id}`;
}

export function videoQuestion(car: NamedCar, origin: string): string {
  return `Could you send me a video of the inside and the odometer of the ${carTitle(car)}? ${origin}/car/${car.id}`;
}
