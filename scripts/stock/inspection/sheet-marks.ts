import type { Body } from '../../../shared/cars/car.ts';
import { sidePartOf, type Place, type SidePart } from './places.ts';

/** A point in units of a drawing, or in per cent of a picture. */
export type Point = readonly [x: number, y: number];

/** The mark of a fault in per cent of the sheet's width and height; undefined for a place that the sheet doesn't show. */
export function markOnSheet(place: Place, body: Body): Point | undefined {
  const point = pointOf(place, body);
  if (!point) return undefined;
  const [view, [x, y]] = point;
  const [left, top] = sheet.origins[view];
  return [((left + x * sheet.scale) / sheet.width) * 100, ((top + y * sheet.scale) / sheet.height) * 100];
}

/** The drawings in client/pictures/car-sheets/: both sides and the top are 400 wide, both ends 166, all at this scale. */
const sheet = {
  width: 360,
  height: 276,
  scale: 0.6,
  origins: { left: [0, 0], right: [0, 98], top: [0, 196], front: [258, 0], rear: [258, 98] },
} as const;

/** Measures of the left side: ends and height of the roof, start of the boot, and heights of the lower window edges. */
const profiles: Record<
  Body,
  { roof: [from: number, to: number]; top: number; boot: number; cowl: number; tail: number }
> = {
  Hatchback: { roof: [160, 312], top: 29, boot: 366, cowl: 76, tail: 94 },
  Sedan: { roof: [168, 262], top: 32, boot: 318, cowl: 76, tail: 81 },
  'Compact SUV': { roof: [152, 326], top: 22, boot: 368, cowl: 68, tail: 89 },
  SUV: { roof: [154, 348], top: 14, boot: 372, cowl: 61, tail: 87 },
  MPV: { roof: [150, 338], top: 22, boot: 370, cowl: 74, tail: 92 },
  Van: { roof: [92, 362], top: 11, boot: 374, cowl: 71, tail: 94 },
  Coupe: { roof: [182, 246], top: 40, boot: 330, cowl: 79, tail: 84 },
  Convertible: { roof: [172, 196], top: 48, boot: 330, cowl: 79, tail: 84 },
  Pickup: { roof: [146, 222], top: 19, boot: 240, cowl: 66, tail: 76 },
};

/** Undefined for places inside or under the car, because all views are from outside. */
function pointOf(place: Place, body: Body): [view: keyof typeof sheet.origins, at: Point] | undefined {
  const at = sidePartOf(place);
  if (at) {
    const [x, y] = sidePoints[at.part];
    return at.isRight ? ['right', [400 - x, y]] : ['left', [x, y]];
  }
  const { roof, top, boot, cowl, tail } = profiles[body];
  const [start, end] = roof;
  const cabin = (start + Math.max(end, start + 110)) / 2;
  const others: Partial<Record<Place, [keyof typeof sheet.origins, Point]>> = {
    'front bumper': ['front', [83, 128]],
    windscreen: ['front', [83, (top + cowl) / 2 + 4]],
    bonnet: ['top', [66, 44]],
    roof: ['top', [cabin, 70]],
    'rear window': ['top', [Math.max(boot - 10, cabin + 92), 62]],
    'boot lid': ['rear', [83, Math.min(tail, 90) - 10]],
    'rear bumper': ['rear', [83, 132]],
  };
  return others[place];
}

/** Points of the left side. */
const sidePoints: Record<SidePart, Point> = {
  'front fender': [52, 102],
  'front door': [150, 100],
  'rear door': [248, 100],
  'rear quarter': [356, 100],
  sill: [200, 136],
  'front wheel': [88, 136],
  'rear wheel': [312, 136],
};
