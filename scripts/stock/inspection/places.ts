import { sidePoints } from './sheet-marks.ts';

const sides = Object.keys(sidePoints) as (keyof typeof sidePoints)[];

/** The places of faults. Left and right are as seen from the driver's seat. */
export const places = [
  'front bumper',
  'bonnet',
  'windscreen',
  'roof',
  'rear window',
  'boot lid',
  'rear bumper',
  ...sides.map((part) => `left ${part}` as const),
  ...sides.map((part) => `right ${part}` as const),
  'dashboard',
  'front seats',
  'rear seats',
  'boot space',
  'engine bay',
  'underbody',
] as const;
export type Place = (typeof places)[number];
