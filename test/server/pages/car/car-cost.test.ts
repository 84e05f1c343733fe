import { describe, expect, it } from 'vitest';
import { canonicalsOf, part, textOf, texts } from '../../html.ts';
import { makeApp } from '../../make-app.ts';

const { page } = makeApp({ now: () => new Date('2026-11-22T12:00:00+05:30') });

describe('the monthly payment of a car', () => {
  it('is an example in a form of its own, closed', async () => {
    const cost = part(await page('/car/1'), 'details.monthly-cost');
    expect(texts(cost, 'dt, dd').join()).toBe(
      'A month,₹20,300,Down payment,₹2,25,000,Loan,₹9,00,000,Interest in all,about ₹3,18,000',
    );
    expect(textOf(cost)).toContain('at 12.5% a year. The bank decides');
    expect(cost).toContain('action="/car/1#month"');
    expect(cost).not.toContain(' open=""');
  });

  it('takes down payment and months from the URL, and then is open; the canonical page stays the car’s', async () => {
    const text = await page('/car/27?down=30&months=48');
    expect(texts(text, 'details.monthly-cost[open] dd')[0]).toBe('₹10,900');
    expect(canonicalsOf(text)).toEqual(['https://www.utsavmotors.example/car/27']);
  });
});
