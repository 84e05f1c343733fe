const sideParts = [
  'front fender',
  'front door',
  'rear door',
  'rear quarter panel',
  'sill',
  'front wheel',
  'rear wheel',
] as const;
export type SidePart = (typeof sideParts)[number];

/** Left and right are as seen from the driver's seat. */
export const places = [
  'front bumper',
  'bonnet',
  'windscreen',
  'roof',
  'rear window',
  'boot lid',
  'rear bumper',
  ...sideParts.map((part) => `left ${part}` as const),
  ...sideParts.map((part) => `right ${part}` as const),
  'dashboard',
  'front seats',
  'rear seats',
  'boot space',
  'engine bay',
  'underbody',
] as const;
export type Place = (typeof places)[number];

/** Undefined for a place that is on neither side. */
export function sidePartOf(place: Place): { isRight: boolean; part: SidePart } | undefined {
  const [side, ...words] = place.split(' ');
  const part = sideParts.find((name) => name === words.join(' '));
  return part && { isRight: side === 'right', part };
}
