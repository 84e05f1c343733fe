import type { Interval } from '../../shared/inventory/filter-options.ts';

export type Scale = { bounds: Interval; step: number };

/** Which end of the interval a thumb moves: 0 the lower, 1 the upper. */
export type End = 0 | 1;

/**
 * The interval after a thumb was moved to a value: on whole steps or at a bound, and at least a step apart. A dragged
 * thumb takes the nearest step; a key, or a screen reader, moves it by at least one.
 */
export function slide(shown: Interval, end: End, to: number, scale: Scale, isDragged: boolean): Interval {
  const [low, high] = shown;
  const [lowest, highest] = scale.bounds;
  const round = isDragged ? Math.round : to > shown[end] ? Math.ceil : Math.floor;
  const steps = round((to - lowest) / scale.step);
  const at = (count: number) => Math.min(Math.max(lowest + count * scale.step, lowest), highest);
  return end === 0
    ? [at(Math.min(steps, Math.floor((high - lowest) / scale.step) - 1)), high]
    : [low, at(Math.max(steps, Math.ceil((low - lowest) / scale.step) + 1))];
}

/**
 * The step of an input that can be at both bounds and at this value. With steps of 10,000 alone a range ends at
 * 1,390,000, and hides the car for 1,399,000.
 */
export function inputStep(value: number, { bounds: [lowest, highest], step }: Scale): number {
  return [highest - lowest, value - lowest].reduce(greatestCommonDivisor, step);
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}
