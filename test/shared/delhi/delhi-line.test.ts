import { describe, expect, it } from 'vitest';
import { delhiLine } from '../../../shared/delhi/delhi-line.ts';
import { delhiRules } from '../../../shared/delhi/delhi-rules.ts';

const noon = (year: number) => new Date(`${year}-06-30T06:30:00Z`);
const line = (year: number, fuel: string, emissionNorm?: string, now = noon(2026)) =>
  delhiLine({ year, fuel, ...(emissionNorm && { emissionNorm }) }, now, delhiRules);

describe('delhiLine', () => {
  it.each([
    [
      2018,
      'Petrol BS-IV',
      "allowed: No age limit in Delhi NCR before 2033. Counted from a registration in 2018; beyond that, the Supreme Court's order of 17 December 2025 protects BS-IV and newer.",
    ],
    [2021, 'Diesel BS-VI', 'allowed: No age limit in Delhi NCR before 2031. '],
    [
      2012,
      'Diesel BS-IV',
      "allowed: Protected in Delhi NCR as BS-IV. If registered in 2012, it is past the old limit of 2022 for diesel; the Supreme Court's order of 17 December 2025 protects it as long as that stands; on bad-air days it may be kept off the road.",
    ],
    [
      2010,
      'Petrol BS-IV',
      "allowed: Protected in Delhi NCR as BS-IV. If registered in 2010, it is past the old limit of 2025 for petrol; the Supreme Court's order of 17 December 2025 protects it as long as that stands.",
    ],
    [
      2012,
      'Petrol BS-III',
      "allowed: May be driven in Delhi NCR until 2027. Counted from a registration in 2012; the Supreme Court's order of 17 December 2025 does not protect BS-III; on bad-air days it may be kept off the road.",
    ],
    [
      2007,
      'Petrol BS-III',
      "outside: Not for use in Delhi NCR. If registered in 2007, its limit was 2022, and the Supreme Court's order of 17 December 2025 does not protect BS-III; sold for registration elsewhere, with the NOC (Form 28).",
    ],
    [2004, 'Petrol BS-II', 'outside: '],
    [
      2012,
      'Diesel',
      "allowed: Whether you can drive it in Delhi depends on its BS norm. If registered in 2012, the age limit was 2022; by the Supreme Court's order of 17 December 2025 the norm counts: see it on the registration certificate; we show it to you.",
    ],
    [2012, 'Petrol', 'allowed: In Delhi NCR until 2027, or longer by its norm. '],
    [
      2014,
      'Electric',
      "allowed: No age limit in Delhi NCR. For electric cars, as of the Supreme Court's order of 17 December 2025.",
    ],
    // In the year of the limit: what holds now.
    [2011, 'Petrol BS-IV', 'ending: Protected in Delhi NCR as BS-IV. '],
    [2011, 'Petrol BS-III', 'ending: Reaches its age limit in Delhi NCR this year. '],
    [2011, 'Petrol', 'ending: Reaches its age limit in Delhi NCR this year, unless its norm protects it. '],
  ])('of a car of %i, %s, is "%s…"', (year, kind, text) => {
    const [fuel = '', norm] = kind.split(' ');
    const { state, short, reason } = line(year, fuel, norm);
    expect(`${state}: ${short} ${reason}`.slice(0, text.length)).toBe(text);
  });

  it('gives the reason in the year of the limit', () => {
    const reasonOf = (norm?: string) => line(2011, 'Petrol', norm).reason;
    expect(reasonOf('BS-IV')).toContain('it reaches the old limit for petrol this year');
    expect(reasonOf('BS-III')).toContain('after that day in 2026, as on the');
    expect(reasonOf()).toContain('see both on');
  });

  it.each(['CNG', 'Petrol + CNG', 'LPG', 'Hybrid'])('counts %s as petrol', (fuel) => {
    expect(line(2010, fuel, 'BS-III').reason).toContain('its limit was 2025');
    expect(line(2012, fuel, 'BS-III').short).toBe('May be driven in Delhi NCR until 2027.');
  });

  it.each([
    ['Diesel', 'BS-IV', true],
    ['Diesel', 'BS-III', true],
    ['Petrol', 'BS-III', true],
    ['Diesel', 'BS-VI', false],
    ['Petrol', 'BS-IV', false],
    ['CNG', 'BS-III', false],
  ])('warns of bad air where it concerns the car: %s %s %s', (fuel, norm, isConcerned) => {
    expect(line(2018, fuel, norm).reason.includes('on bad-air days')).toBe(isConcerned);
  });

  it.each([
    ['Diesel', 2016, 2026],
    ['Petrol', 2011, 2026],
  ])('a %s car of %i is past its limit after %i', (fuel, year, limit) => {
    expect(line(year, fuel, 'BS-III', noon(limit)).state).toBe('ending');
    expect(line(year, fuel, 'BS-III', noon(limit + 1)).state).toBe('outside');
  });

  it('changes year at midnight in India', () => {
    expect(line(2011, 'Petrol', 'BS-III', new Date('2026-12-31T18:29:59Z')).state).not.toBe('outside');
    expect(line(2011, 'Petrol', 'BS-III', new Date('2026-12-31T18:30:00Z')).state).toBe('outside');
  });

  it("takes date, limits and wording from the dealer's settings", () => {
    const rules = {
      ...delhiRules,
      date: '1 March 2027',
      limits: { diesel: 12, petrol: 15 },
      newer: { within: 'Until {limit} and beyond ({date}), {colour}', past: '' },
    };
    expect(delhiLine({ year: 2018, fuel: 'Diesel', emissionNorm: 'BS-VI' }, noon(2026), rules)).toEqual({
      short: 'Until 2030 and beyond (1 March 2027), {colour}.',
      reason: '',
      state: 'allowed',
    });
  });
});
