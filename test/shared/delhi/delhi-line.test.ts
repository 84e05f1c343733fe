import { describe, expect, it } from 'vitest';
import { delhiLine, delhiOnCard } from '../../../shared/delhi/delhi-line.ts';
import { delhiRules } from '../../../shared/delhi/delhi-rules.ts';

const summer = new Date('2026-06-30T06:30:00Z');
const order = "the Supreme Court's order of 17 December 2025";
const proof = 'The RC shows the norm, and we show you the RC.';

/** The facts of a car such as '2012 Diesel BS-IV'. */
function carOf(text: string) {
  const [year, norm] = [Number.parseInt(text, 10), /BS-\w+$/.exec(text)?.[0]];
  const fuel = text.slice(5).replace(` ${norm}`, '');
  return { year, fuel, ...(norm && { emissionNorm: norm }) };
}

const line = (car: string, now = summer) => delhiLine(carOf(car), now, delhiRules);

it.each(
  Object.entries({
    '2018 Petrol BS-IV': `Delhi until 2033 (allowed): Can be driven in Delhi NCR until at least 2033. Counted from registration in 2018; beyond that, ${order} protects BS-IV and newer cars.`,
    '2012 Diesel BS-IV': `Delhi: allowed (BS-IV) (allowed): Can be driven in Delhi NCR as a BS-IV car. If registered in 2012, it passed the old age limit for diesel in 2022; ${order} protects it for as long as that order stands; on bad-air days it may be kept off the road.`,
    '2012 Petrol BS-III': `Delhi until 2027 (ending): Can be driven in Delhi NCR until 2027. Counted from registration in 2012; ${order} does not protect BS-III cars; on bad-air days it may be kept off the road.`,
    '2007 Petrol BS-III': `For use outside Delhi NCR (outside): Not for use in Delhi NCR. Its 15 years ended in 2022, and as a BS-III car it isn't protected by ${order}. In Delhi NCR it can be impounded. We sell it for registration elsewhere, with the NOC (Form 28).`,
    '2012 Diesel': `Delhi: depends on its norm (allowed): Can be driven in Delhi NCR only if it is BS-IV or newer. If registered in 2012, it reached its age limit in 2022; ${order} protects BS-IV and newer cars. ${proof}`,
    '2012 Petrol': `Delhi until 2027 (ending): Can be driven in Delhi NCR until at least 2027. Counted from registration in 2012; beyond that, ${order} protects BS-IV and newer cars. ${proof}`,
    '2014 Electric': `Delhi: no age limit (allowed): No age limit in Delhi NCR. The age limits do not apply to electric cars, as of 17 December 2025.`,
    // In the year of the limit.
    '2011 Petrol BS-IV': `Delhi: allowed (BS-IV) (ending): Can be driven in Delhi NCR as a BS-IV car. If registered in 2011, it reaches the old age limit for petrol this year; ${order} protects it for as long as that order stands.`,
    '2011 Petrol BS-III': `Delhi until 2026 (ending): Reaches its age limit in Delhi NCR this year. If registered in 2011, it can be driven until the same day in 2026: see the date on the RC. The Supreme Court's order of 17 December 2025 does not protect BS-III cars; on bad-air days it may be kept off the road.`,
    '2011 Petrol': `Delhi until 2026 (ending): Reaches its age limit in Delhi NCR this year, unless it is BS-IV or newer. Counted from registration in 2011; ${order} protects BS-IV and newer cars. ${proof}`,
  }),
)('the card and the page of a car of $0 say $1', (car, text) => {
  const { state, short, reason } = line(car);
  expect(`${delhiOnCard(carOf(car), summer, delhiRules)} (${state}): ${short}. ${reason}`).toBe(text);
});

describe('delhiLine', () => {
  it.each(['CNG', 'Petrol + CNG', 'LPG', 'Hybrid'])('counts %s as petrol', (fuel) => {
    expect(line(`2010 ${fuel} BS-III`).reason).toContain('Its 15 years ended in 2025');
  });

  it('warns of bad air only if it concerns the car', () => {
    const kinds = 'Diesel BS-VI,Diesel BS-IV,Diesel BS-III,Petrol BS-IV,Petrol BS-III,CNG BS-III'.split(',');
    const concerned = kinds.filter((kind) => line(`2018 ${kind}`).reason.includes('on bad-air days'));
    expect(concerned).toEqual(['Diesel BS-IV', 'Diesel BS-III', 'Petrol BS-III']);
  });

  it('warns of the age limit when it is less than three years away', () => {
    expect(line('2013 Petrol BS-IV').state).toBe('ending');
    expect(line('2014 Petrol BS-IV').state).toBe('allowed');
  });

  it.each(['2016 Diesel BS-III', '2011 Petrol BS-II'])(
    '%s is past its limit when 2026 ends in India',
    (car) => {
      expect(line(car, new Date('2026-12-31T18:29:59Z')).state).toBe('ending');
      expect(line(car, new Date('2026-12-31T18:30:00Z')).state).toBe('outside');
    },
  );

  it("takes date, limits and wording from the dealer's settings", () => {
    const rules = {
      ...delhiRules,
      date: '1 March 2027',
      limits: { diesel: 12, petrol: 15 },
      newer: { within: 'Until {limit} and beyond ({date}), {colour}', past: '' },
    };
    expect(delhiLine(carOf('2018 Diesel BS-VI'), summer, rules)).toEqual({
      short: 'Until 2030 and beyond (1 March 2027), {colour}',
      reason: '',
      state: 'allowed',
    });
  });
});
