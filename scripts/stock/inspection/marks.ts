import type { Body } from '../../../shared/cars/car.ts';
import type { Mark, View } from '../../../shared/inspection/inspection.ts';
import { sidePartOf, type Place, type SidePart } from '../../../shared/inspection/places.ts';

type Point = readonly [x: number, y: number];

export function markOf(place: Place, body: Body): Mark | undefined {
  const point = pointOf(place, body);
  if (!point) return undefined;
  const [view, [x, y]] = point;
  return { view, x: tenth((x / drawing.width) * 100), y: tenth((y / drawing.height) * 100) };
}

/** All drawings in client/public/assets/bodies/ have this size. */
const drawing = { width: 400, height: 166 };

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

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

/** Undefined for places inside or under the car, because all drawings are from outside. */
function pointOf(place: Place, body: Body): [view: View, at: Point] | undefined {
  const at = sidePartOf(place);
  if (at) {
    const [x, y] = sidePoints[at.part];
    return at.isRight ? ['right', [400 - x, y]] : ['left', [x, y]];
  }
  const { roof, top, boot, cowl, tail } = profiles[body];
  const [start, end] = roof;
  const cabin = (start + Math.max(end, start + 110)) / 2;
  const others: Partial<Record<Place, [View, Point]>> = {
    'front bumper': ['front', [200, 128]],
    windscreen: ['front', [200, (top + cowl) / 2 + 4]],
    bonnet: ['top', [66, 83]],
    roof: ['top', [cabin, 83]],
    'rear window': ['top', [Math.max(boot - 10, cabin + 92), 83]],
    'boot lid': ['rear', [200, Math.min(tail, 90) - 10]],
    'rear bumper': ['rear', [200, 138]],
  };
  return others[place];
}

/** Points of the left side, far enough apart for the marks on a phone. */
const sidePoints: Record<SidePart, Point> = {
  'front fender': [44, 90],
  'front door': [150, 90],
  'rear door': [248, 90],
  'rear quarter panel': [356, 90],
  sill: [200, 144],
  'front wheel': [88, 138],
  'rear wheel': [312, 138],
};
