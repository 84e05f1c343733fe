import { useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { Listing } from '../../../../shared/cars/car.ts';
import { carTitle } from '../../../../shared/format.ts';
import { lastCar } from '../../../navigation/inventory-visit.ts';

/** The way to the card of the car that the visitor comes from. Going back, the browser finds the place by itself. */
export function ContinueLink({ cars }: { cars: readonly Listing[] }) {
  const cameByLink = useNavigationType() !== NavigationType.Pop;
  const [id] = useState(() => (cameByLink ? lastCar() : null));
  const car = cars.find((it) => it.id === id);
  return (
    car && (
      <p className="results__continue">
        <a href={`#car-${car.id}`}>{`Continue at ${carTitle(car)}`}</a>
      </p>
    )
  );
}
