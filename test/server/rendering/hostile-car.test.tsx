import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createCarRecords } from '../../../client/car-records.ts';
import { dealerCars } from '../../../server/dealer-cars.ts';
import { makeDetail } from '../../make-car.ts';
import { elements, jsonLd, metaOf, textOf } from '../html.ts';
import { makeApp } from '../make-app.ts';

const attack = `</script><script>alert(1)</script><img src=x onerror="alert('2')"><!-- & "हिन्दी"`;
const car = makeDetail({
  make: attack,
  color: attack,
  description: attack,
  additionalInfo: attack,
  specs: { engine: attack },
});
const cars = { ...dealerCars, records: createCarRecords([{ ...car, id: '1' }]) };

describe('a car with markup in its texts', () => {
  it('is shown escaped, and runs nothing', async () => {
    const { text } = await request(makeApp({ cars }).app).get('/car/1').expect(200);
    const scripts = elements(text, 'script').map(({ attributes }) => attributes.type ?? attributes.src);
    expect(scripts).toEqual(['module', 'application/ld+json', 'application/ld+json', 'application/json']);
    expect(text).not.toMatch(/<script>|<img src=x/);
    expect(textOf(text)).toContain(`2019 ${attack} City ZX`);
    expect(metaOf(text)['og:image:alt']).toContain(attack);
    expect(jsonLd(text)[0]).toMatchObject({ description: attack, brand: { name: attack } });
  });
});
