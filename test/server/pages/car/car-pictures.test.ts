import { expect, it } from 'vitest';
import drawings from '../../../../shared/sample/drawings.json' with { type: 'json' };
import { details, listings } from '../../../shared/cars/sample-cars.ts';
import { texts, values } from '../../html.ts';
import { makeApp } from '../../make-app.ts';
import { pageOfCar } from '../../page-of-car.ts';

it('the first large picture of a car is loaded at once, the others when they are near', async () => {
  const loading = values(await makeApp().page('/car/1'), '.picture-strip img', 'loading');
  expect(loading).toEqual(['eager', 'lazy', 'lazy', 'lazy']);
});

it('the odometer in picture 4 shows the kilometres of each car', () => {
  const drawn = new Map(Object.entries(drawings).map(([id, { mileage }]) => [id, mileage]));
  for (const { id, mileage } of [...details, ...listings]) expect([id, drawn.get(id)]).toEqual([id, mileage]);
});

// With it: test/browser/accessibility/words/car.txt.
it('a car without picture 4 has no note about the odometer', async () => {
  const html = await pageOfCar({ pictures: { version: '53334d66', count: 3 }, images: ['1', '2', '3'] });
  expect(texts(html, 'p')).toContain('Illustrative image. The actual car may look different.');
});
