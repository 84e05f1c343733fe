import { describe, expect, it } from 'vitest';
import { delhiLine } from '../../../shared/delhi/delhi-line.ts';
import { delhiRules } from '../../../shared/delhi/delhi-rules.ts';

const noon = (year: number) => new Date(`${year}-06-30T06:30:00Z`);
const line = (year: number, fuel: string, emissionNorm?: string, now = noon(2026)) =>
  delhiLine({ year, fuel, ...(emissionNorm && { emissionNorm }) }, now, delhiRules);

describe('delhiLine', () => {
  it('names the year of the limit for BS-IV and BS-VI under the limit', () => {
    expect(line(2018, 'Petrol', 'BS-IV')).toEqual({
      short: 'No age limit in Delhi NCR before 2033.',
      reason:
        "Counted from a registration in 2018; beyond that, the Supreme Court's order of 17 December 2025 protects BS-IV and newer.",
      state: 'allowed',
    });
    expect(line(2021, 'Diesel', 'BS-VI').short).toBe('No age limit in Delhi NCR before 2031.');
  });

  it('says that BS-IV is protected past the old limit, and that bad air may stop a diesel', () => {
    expect(line(2012, 'Diesel', 'BS-IV')).toEqual({
      short: 'Protected in Delhi NCR as BS-IV.',
      reason:
        "If registered in 2012, it is past the old limit of 2022 for diesel; the Supreme Court's order of 17 December 2025 protects it as long as that stands; on bad-air days it may be kept off the road.",
      state: 'allowed',
    });
    expect(line(2010, 'Petrol', 'BS-IV').reason).toBe(
      "If registered in 2010, it is past the old limit of 2025 for petrol; the Supreme Court's order of 17 December 2025 protects it as long as that stands.",
    );
  });

  it('names the year until which BS-III may be driven, under the limit', () => {
    expect(line(2012, 'Petrol', 'BS-III')).toEqual({
      short: 'May be driven in Delhi NCR until 2027.',
      reason:
        "Counted from a registration in 2012; the Supreme Court's order of 17 December 2025 does not protect BS-III; on bad-air days it may be kept off the road.",
      state: 'allowed',
    });
  });

  it('keeps BS-III and older out of Delhi NCR past the limit', () => {
    expect(line(2007, 'Petrol', 'BS-III')).toEqual({
      short: 'Not for use in Delhi NCR.',
      reason:
        "If registered in 2007, its limit was 2022, and the Supreme Court's order of 17 December 2025 does not protect BS-III; sold for registration elsewhere, with the NOC (Form 28).",
      state: 'outside',
    });
    expect(line(2004, 'Petrol', 'BS-II').state).toBe('outside');
  });

  it('refers to the certificate if the norm is unknown', () => {
    expect(line(2012, 'Diesel')).toEqual({
      short: 'Whether you can drive it in Delhi depends on its BS norm.',
      reason:
        "If registered in 2012, the age limit was 2022; by the Supreme Court's order of 17 December 2025 the norm counts: see it on the registration certificate; we show it to you.",
      state: 'allowed',
    });
    expect(line(2012, 'Petrol').short).toBe('In Delhi NCR until 2027, or longer by its norm.');
  });

  it.each([
    ['BS-IV', 'Protected in Delhi NCR as BS-IV.', 'it reaches the old limit for petrol this year'],
    ['BS-III', 'Reaches its age limit in Delhi NCR this year.', 'after that day in 2026, as on the'],
    [undefined, 'Reaches its age limit in Delhi NCR this year, unless its norm protects it.', 'see both on'],
  ])('says in the year of the limit what holds now, for a norm of %s', (norm, short, reason) => {
    expect(line(2011, 'Petrol', norm)).toMatchObject({ short, state: 'ending' });
    expect(line(2011, 'Petrol', norm).reason).toContain(reason);
    expect(line(2012, 'Petrol', norm).state).toBe('allowed');
  });

  it.each(['CNG', 'Petrol + CNG', 'LPG', 'Hybrid'])('counts %s as petrol', (fuel) => {
    expect(line(2010, fuel, 'BS-III').reason).toContain('its limit was 2025');
    expect(line(2012, fuel, 'BS-III').short).toBe('May be driven in Delhi NCR until 2027.');
  });

  it('warns of bad air where it concerns the car', () => {
    const concerned = [
      line(2018, 'Diesel', 'BS-IV'),
      line(2018, 'Diesel', 'BS-III'),
      line(2018, 'Petrol', 'BS-III'),
      line(2018, 'Diesel', 'BS-VI'),
      line(2018, 'Petrol', 'BS-IV'),
      line(2018, 'CNG', 'BS-III'),
    ];
    const tells = concerned.map(({ reason }) => reason.includes('on bad-air days'));
    expect(tells).toEqual([true, true, true, false, false, false]);
  });

  it('has no limit for electric cars', () => {
    expect(line(2014, 'Electric')).toEqual({
      short: 'No age limit in Delhi NCR.',
      reason: "For electric cars, as of the Supreme Court's order of 17 December 2025.",
      state: 'allowed',
    });
  });

  it.each([
    ['Diesel', 2016, 2026],
    ['Petrol', 2011, 2026],
  ])('a %s car of %i is past its limit after %i', (fuel, year, limit) => {
    expect(line(year, fuel, 'BS-III', noon(limit)).state).not.toBe('outside');
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
