import { expect, it } from 'vitest';
import { targetOf, texts } from '../html.ts';
import { makeApp } from '../make-app.ts';

it('the home page shows the faults of a listed car, and links to its sheet', async () => {
  const html = await makeApp().page('/');
  expect(texts(html, '.shown-inspection h3, .shown-inspection li, .shown-inspection .picture-note')).toEqual([
    '2016 Mahindra Scorpio S10, ₹6,95,000',
    'left sill: scratches along 40 cm',
    'left front door: replaced, lock stiff',
    'rear window: washer does not spray',
    '18 of 34 cars have a sheet like this today.',
  ]);
  expect(targetOf(html, 'Read the sheet of this Scorpio S10')).toBe('/car/28#inspection');
});
