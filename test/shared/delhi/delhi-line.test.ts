import { describe, expect, it } from 'vitest';
import { delhiLine, delhiOnCard } from '../../../shared/delhi/delhi-line.ts';
import { delhiRules } from '../../../shared/delhi/delhi-rules.ts';

const summer = new Date('2026-06-30T06:30:00Z');
const line = (year: number, fuel: string, emissionNorm?: string, now = summer) =>
  delhiLine({ year, fuel, ...(emissionNorm && { emissionNorm }) }, now, delhiRules);

const order = "the Supreme Court's order of 17 December 2025";

it.each([
  ['2018 Petrol BS-IV', 'Delhi until 2033'],
  ['2018 Diesel BS-VI', 'Delhi until 2028'],
  ['2012 Petrol BS-III', 'Delhi until 2027'],
  ['2011 Petrol BS-III', 'Delhi until 2026'],
  ['2011 Petrol BS-IV', 'Delhi: protected as BS-IV'],
  ['2012 Diesel BS-IV', 'Delhi: protected as BS-IV'],
  ['2007 Petrol BS-III', 'For use outside Delhi NCR'],
  ['2011 Petrol', 'Delhi until 2026'],
  ['2012 Diesel', 'Delhi: depends on its norm'],
  ['2014 Electric', 'Delhi: no age limit'],
])('the card of a car of %s says "%s"', (car, text) => {
  const [year, fuel = '', emissionNorm] = car.split(' ');
  const facts = { year: Number(year), fuel, ...(emissionNorm && { emissionNorm }) };
  expect(delhiOnCard(facts, summer, delhiRules)).toBe(text);
});

describe('delhiLine', () => {
  it.each(
    Object.entries({
      '2018 Petrol BS-IV': `allowed: Can be driven in Delhi NCR until at least 2033. Counted from registration in 2018; beyond that, ${order} protects BS-IV and newer cars.`,
      '2021 Diesel BS-VI': 'allowed: Can be driven in Delhi NCR until at least 2031. ',
      '2012 Diesel BS-IV': `allowed: Can be driven in Delhi NCR as a BS-IV car. If registered in 2012, it passed the old age limit for diesel in 2022; ${order} protects it for as long as that order stands; on bad-air days it may be kept off the road.`,
      '2010 Petrol BS-IV': `allowed: Can be driven in Delhi NCR as a BS-IV car. If registered in 2010, it passed the old age limit for petrol in 2025; ${order} protects it for as long as that order stands.`,
      '2012 Petrol BS-III': `allowed: Can be driven in Delhi NCR until 2027. Counted from registration in 2012; ${order} does not protect BS-III cars; on bad-air days it may be kept off the road.`,
      '2007 Petrol BS-III': `outside: Not for use in Delhi NCR. If registered in 2007, it reached its age limit in 2022, and ${order} does not protect BS-III cars: it may be impounded. We sell it for registration elsewhere, with the NOC (Form 28).`,
      '2004 Petrol BS-II': 'outside: ',
      '2012 Diesel': `allowed: Can be driven in Delhi NCR only if it is BS-IV or newer. If registered in 2012, it reached its age limit in 2022; ${order} protects BS-IV and newer cars. The RC shows the norm, and we show you the RC.`,
      '2012 Petrol': `allowed: Can be driven in Delhi NCR until at least 2027. Counted from registration in 2012; beyond that, ${order} protects BS-IV and newer cars. The RC shows the norm, and we show you the RC.`,
      '2014 Electric':
        'allowed: No age limit in Delhi NCR. The age limits do not apply to electric cars, as of 17 December 2025.',
      // In the year of the limit: what holds now.
      '2011 Petrol BS-IV': `ending: Can be driven in Delhi NCR as a BS-IV car. If registered in 2011, it reaches the old age limit for petrol this year; ${order} protects it for as long as that order stands.`,
      '2011 Petrol BS-III': `ending: Reaches its age limit in Delhi NCR this year. If registered in 2011, it can be driven until the same day in 2026: see the date on the RC. The Supreme Court's order of 17 December 2025 does not protect BS-III cars; on bad-air days it may be kept off the road.`,
      '2011 Petrol': `ending: Reaches its age limit in Delhi NCR this year, unless it is BS-IV or newer. Counted from registration in 2011; ${order} protects BS-IV and newer cars. The RC shows the norm, and we show you the RC.`,
    }),
  )('of a car of %s is "%s…"', (car, text) => {
    const [year, fuel = '', norm] = car.split(' ');
    const { state, short, reason } = line(Number(year), fuel, norm);
    expect(`${state}: ${short}. ${reason}`.slice(0, text.length)).toBe(text);
  });

  it.each(['CNG', 'Petrol + CNG', 'LPG', 'Hybrid'])('counts %s as petrol', (fuel) => {
    expect(line(2010, fuel, 'BS-III').reason).toContain('it reached its age limit in 2025');
    expect(line(2012, fuel, 'BS-III').short).toBe('Can be driven in Delhi NCR until 2027');
  });

  it('warns of bad air where it concerns the car', () => {
    const kinds = [
      'Diesel BS-VI',
      'Diesel BS-IV',
      'Diesel BS-III',
      'Petrol BS-IV',
      'Petrol BS-III',
      'CNG BS-III',
    ];
    const concerned = kinds.filter((kind) => {
      const [fuel = '', norm] = kind.split(' ');
      return line(2018, fuel, norm).reason.includes('on bad-air days');
    });
    expect(concerned).toEqual(['Diesel BS-IV', 'Diesel BS-III', 'Petrol BS-III']);
  });

  it.each([
    ['Diesel', 2016],
    ['Petrol', 2011],
  ])('a %s car of %i is past its limit when 2026 ends in India', (fuel, year) => {
    expect(line(year, fuel, 'BS-III', new Date('2026-12-31T18:29:59Z')).state).toBe('ending');
    expect(line(year, fuel, 'BS-III', new Date('2026-12-31T18:30:00Z')).state).toBe('outside');
  });

  it("takes date, limits and wording from the dealer's settings", () => {
    const rules = {
      ...delhiRules,
      date: '1 March 2027',
      limits: { diesel: 12, petrol: 15 },
      newer: { within: 'Until {limit} and beyond ({date}), {colour}', past: '' },
    };
    expect(delhiLine({ year: 2018, fuel: 'Diesel', emissionNorm: 'BS-VI' }, summer, rules)).toEqual({
      short: 'Until 2030 and beyond (1 March 2027), {colour}',
      reason: '',
      state: 'allowed',
    });
  });
});
