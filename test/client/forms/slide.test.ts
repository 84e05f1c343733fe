import { describe, expect, it } from 'vitest';
import { inputStep, slide, type End } from '../../../client/forms/slide.ts';

const price = { bounds: [0, 1_399_000], step: 10_000 } as const;
const whole = price.bounds;

describe('a thumb that is dragged', () => {
  const drag = (end: End, to: number, from: readonly [number, number] = whole) =>
    slide(from, end, to, price, true);

  it('takes the nearest step', () => {
    expect(drag(0, 504_000)).toEqual([500_000, 1_399_000]);
    expect(drag(0, 506_000)).toEqual([510_000, 1_399_000]);
  });
  it('reaches both bounds', () => {
    expect(drag(1, 1_396_000, [0, 1_380_000])).toEqual([0, 1_399_000]);
    expect(drag(1, 1_394_000)).toEqual([0, 1_390_000]);
    expect(drag(0, 0, [20_000, 1_399_000])).toEqual([0, 1_399_000]);
  });
  it('stops one step before the other thumb', () => {
    expect(drag(0, 900_000, [100_000, 500_000])).toEqual([490_000, 500_000]);
    expect(drag(1, 0, [100_000, 500_000])).toEqual([100_000, 110_000]);
    expect(drag(0, 1_399_000)).toEqual([1_380_000, 1_399_000]);
  });
});

describe('a thumb that a key or a screen reader moves', () => {
  const press = (end: End, to: number, from: readonly [number, number]) => slide(from, end, to, price, false);

  it('moves by one step for the smallest change', () => {
    expect(press(0, 1000, whole)).toEqual([10_000, 1_399_000]);
    expect(press(1, 1_398_000, whole)).toEqual([0, 1_390_000]);
    expect(press(1, 1_391_000, [0, 1_390_000])).toEqual(whole);
  });
  it('counts steps from the lowest value', () => {
    const year = { bounds: [2006, 2022], step: 1 } as const;
    expect(slide([2006, 2022], 0, 2007, year, false)).toEqual([2007, 2022]);
    expect(slide([2019, 2020], 1, 2019, year, false)).toEqual([2019, 2020]);
  });
});

it('the step of an input divides its value, its range and the step of the scale', () => {
  expect(inputStep(0, price)).toBe(1000);
  expect(inputStep(515_555, price)).toBe(5);
  expect(inputStep(500_000, { bounds: [0, 1_400_000], step: 10_000 })).toBe(10_000);
});
