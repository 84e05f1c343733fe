import type { Interval } from '../../shared/inventory/filter-options.ts';

export type Scale = { bounds: Interval; step: number };

export type End = 0 | 1;

/**
 * The interval after a thumb has moved: both ends on whole steps or at a bound, and at least one step apart. A dragged
 * thumb snaps to the nearest step; keys and screen readers move it by at least one.
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

/** A step that reaches both bounds and the value. Steps of 10,000 would end at 1,390,000 and hide a car for 1,399,000. */
export function inputStep(value: number, { bounds: [lowest, highest], step }: Scale): number {
  return [highest - lowest, value - lowest].reduce(greatestCommonDivisor, step);
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}
