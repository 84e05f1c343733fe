import { expect, it } from 'vitest';
import { picturesOf } from '../../../client/cars/car-picture.tsx';
import { dealerSite } from '../../../server/config.ts';
import { carData } from '../../../shared/structured-data/car-data.ts';
import { makeCar } from '../../make-car.ts';

// test/browser/accessibility/words/car.txt has the texts of drawings.
it('numbers the photographs of a car', () => {
  const car = makeCar({ year: 2019, photographs: true, pictures: { version: '1', count: 7 } });
  const pictures = picturesOf(car);
  expect([pictures.length, pictures[1]?.alt]).toEqual([7, '2019 Honda City ZX, picture 2 of 7']);
  const { image } = carData(dealerSite, { ...car, card: '', description: '', specs: {} });
  expect(image.at(-1)).toBe('https://www.utsavmotors.example/assets/cars/1/7-800.1.webp');
});
