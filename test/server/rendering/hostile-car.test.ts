import { expect, it } from 'vitest';
import { elements, jsonLd, metaOf, textOf } from '../html.ts';
import { pageOfCar } from '../make-app.ts';

const attack = `</script><script>alert(1)</script><img src=x onerror="alert('2')"><!-- & "हिन्दी"`;
const texts = { make: attack, color: attack, description: attack, additionalInfo: attack };

it('markup in the texts of a car is escaped', async () => {
  const html = await pageOfCar({ ...texts, specs: { engine: attack } });
  const scripts = elements(html, 'script').map(({ attributes }) => attributes.type);
  expect(scripts).toEqual([undefined, 'application/ld+json', 'application/ld+json', 'application/json']);
  expect(html).not.toMatch(/<script>|<img src=x/);
  expect(textOf(html)).toContain(`2019 ${attack} City ZX`);
  expect(metaOf(html)['og:image:alt']).toContain(attack);
  expect(jsonLd(html)[0]).toMatchObject({ description: attack, brand: { name: attack } });
});
