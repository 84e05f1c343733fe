import type { Listing } from '../cars/car.ts';
import { holdLine } from '../dealer/buying.ts';
import type { SaleFacts } from '../dealer/dealer-schema.ts';
import { delhiOnCard } from '../delhi/delhi-line.ts';
import { delhiRules } from '../delhi/delhi-rules.ts';
import { carTitle, formatMileage, formatPrice } from '../format.ts';
import { faultCount } from '../inspection/inspection.ts';

type NamedCar = Pick<Listing, 'id' | 'make' | 'model' | 'year'>;
export type PricedCar = NamedCar & Pick<Listing, 'price'>;

export function carQuestion(car: PricedCar, origin: string): string {
  return `Is the ${carWithPrice(car)} still available? ${linkTo(car, origin)}`;
}

/** A car that may not be driven in Delhi NCR can only be seen. */
export function visitQuestion(car: NamedCar, verb: 'drive' | 'see', when: string, origin: string): string {
  return `Could I ${verb} the ${carTitle(car)} on ${when}? ${linkTo(car, origin)}`;
}

export function inspectionQuestion(car: NamedCar, origin: string): string {
  return `When will the ${carTitle(car)} be inspected? ${linkTo(car, origin)}`;
}

export function holdQuestion(car: NamedCar, hold: NonNullable<SaleFacts['hold']>, origin: string): string {
  return `Please hold the ${carTitle(car)} for me (${holdLine(hold)}). How can I pay? ${linkTo(car, origin)}`;
}

export function photosQuestion(car: NamedCar, origin: string): string {
  return `Could you send me all photos of the ${carTitle(car)}? ${linkTo(car, origin)}`;
}

export function arrivalQuestion(car: NamedCar, origin: string): string {
  return `Please tell me when a car like the ${carTitle(car)} arrives. ${linkTo(car, origin)}`;
}

export function videoQuestion(car: NamedCar, part: string, origin: string): string {
  return `Could you send me a video of the ${part} of the ${carTitle(car)}? ${linkTo(car, origin)}`;
}

export function driveAllQuestion(cars: readonly NamedCar[], when: string, url: string): string {
  return [`Could I drive these cars on ${when}?`, ...cars.map(carTitle), url].join('\n');
}

/**
 * A shortlist as a text to share: each car with the facts that differ among them, then the shortlist's URL.
 * @param today the day in India, '2026-11-22'
 */
export function shortlistText(cars: readonly Listing[], url: string, today: string): string {
  const facts = cars.map((car) => [
    formatMileage(car.mileage),
    car.fuel,
    car.transmission,
    `${car.owner} owner`,
    car.inspected ? `${faultCount(car.inspected.faults)} found` : 'not inspected yet',
    delhiOnCard(car, new Date(today), delhiRules),
  ]);
  const differing = facts.map((all) =>
    all.filter((fact, kind) => facts.some((other) => other[kind] !== fact)).join(' · '),
  );
  return [...cars.map((car, place) => `${carWithPrice(car)}\n${differing[place]}`.trim()), url].join('\n\n');
}

export function carWithPrice(car: PricedCar): string {
  return `${carTitle(car)} (${formatPrice(car.price)})`;
}

export function linkTo({ id }: Pick<Listing, 'id'>, origin: string): string {
  return `${origin}/car/${id}`;
}
