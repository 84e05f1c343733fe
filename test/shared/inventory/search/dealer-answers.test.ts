import { expect, it } from 'vitest';
import type { Dealer } from '../../../../shared/dealer/dealer-schema.ts';
import { siteOf } from '../../../../shared/dealer/site.ts';
import { dealerAnswers } from '../../../../shared/inventory/search/dealer-answers.ts';
import { dealerLines } from '../../../../shared/inventory/search/dealer-lines.ts';
import { understand } from '../../../../shared/inventory/search/understand.ts';
import sample from '../../../../shared/sample/dealer.json' with { type: 'json' };
import { makeCar } from '../../../make-car.ts';

const cars = [
  makeCar({ id: 'city', transmission: 'Automatic', additionalInfo: 'Reverse Parking Sensors, CNG on RC' }),
  makeCar({ id: 'go', make: 'Datsun', model: 'GO T', color: 'Sky Blue', features: ['Follow-me headlamps'] }),
];
const site = siteOf({
  ...(sample as Dealer),
  metro: { station: 'Karol Bagh', line: 'Blue Line', exit: '4', minutesOnFoot: 7 },
  pickUp: 'Call us from the station',
  autoStand: 'At the gate',
  lift: 'No steps, and room for a wheelchair',
  parking: 'In the yard',
});
const texts = {
  about: { services: ['An old loan is closed before the car is yours.'] },
  offer: {
    transferDays: 30,
    delivery: 'Home delivery in Delhi and Noida',
    noc: 'Form 28 for a car that goes to Noida',
  },
};

it.each([
  ['noida', 'Delivery NOC'],
  ['wheelchair', 'Lift'],
  ['parking', 'Parking'],
  ['metro', 'Metro'],
  ['auto stand', 'Auto stand'],
  ['pickup', 'Pickup'],
  ['loan', 'EMI'],
  ['RC', 'RC in your name'],
  ['opening hours', 'Opening hours'],
  ['swift lift noida', 'Lift Delivery NOC'],
  // Colours, cars' names, short words and numbers have no answer.
  ['blue', ''],
  ['city', ''],
  ['the', ''],
  ['28', ''],
  ['gibberish', ''],
  ['', ''],
])('dealerAnswers for %j are: %s', (search, names) => {
  const answers = dealerAnswers(understand(search, cars), () => dealerLines(site, texts));
  expect(answers.map(({ name }) => name).join(' ')).toBe(names);
});

it('an answer links to its section', () => {
  const answers = dealerAnswers(understand('rc delivery lift', cars), () => dealerLines(site, texts));
  expect(answers.map(({ text, href }) => `${text}: ${href}`)).toEqual([
    'No steps, and room for a wheelchair: /contact#map-title',
    'We put the RC in your name, in about 30 days: /about#papers',
    'Home delivery in Delhi and Noida: /about#papers',
  ]);
});

it('there is no answer if the dealer has entered none of the facts', () => {
  const { metro: _metro, parking: _parking, lift: _lift, autoStand: _stand, pickUp: _pickUp, ...bare } = site;
  const search = 'noida delivery noc transfer lift parking metro';
  expect(dealerAnswers(understand(search, cars), () => dealerLines(bare, {}))).toEqual([]);
});
