import { expect, it } from 'vitest';
import { shortlistText } from '../../../shared/messages/car-questions.ts';
import { makeCar } from '../../make-car.ts';

const url = 'https://cars.example/inventory?cars=1,2';

it('shortlistText lists the facts in which the cars differ', () => {
  const inspected = { day: '2026-11-03', faults: 1 };
  const cars = [
    makeCar({ emissionNorm: 'BS-VI', inspected }),
    makeCar({ id: '2', year: 2012, price: 400_000, mileage: 90_000, fuel: 'Diesel', emissionNorm: 'BS-III' }),
  ];
  expect(shortlistText(cars, url, '2026-11-28')).toBe(
    `2019 Honda City ZX (₹9,25,000)
41,300 km · Petrol · 1 fault found · Delhi until 2034

2012 Honda City ZX (₹4,00,000)
90,000 km · Diesel · not inspected yet · For use outside Delhi NCR

${url}`,
  );
});
