// Of both sides of a car. Left and right are as seen from the driver's seat.
const sides = [
  'front fender',
  'front door',
  'rear door',
  'rear quarter',
  'sill',
  'front wheel',
  'rear wheel',
] as const;

/** The places of faults. */
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
