import type { Body } from '../../../shared/cars/car.ts';
import type { Drawing } from '../drawings.ts';
import type { Place } from './places.ts';
import type { Point } from './sheet-marks.ts';

/** In per cent of the side view that the page shows. What is on the right side is marked on its mirror image. */
export function markOnPicture(place: Place, body: Body, { front, roof }: Drawing): Point {
  const isRight = place.startsWith('right ');
  const [along, above] = spotOf(place.replace(/^(left|right) /, ''), body);
  const x = 0.5 + 1.05 * (along - 0.5) * (1 - 2 * front);
  const y = ground - above * (ground - roof);
  return [(isRight ? 1 - x : x) * 100, ((y - shown.top) / shown.height) * 100];
}

// All cars stand on the same line of their pictures.
const ground = 0.836;

/** The part of the picture's height that client/styles/car-detail/inspection.css shows. */
const shown = { top: 0.256, height: 0.6 };

/** Fractions of a car's length, from the front, and of its height, from the ground. */
const spots: Record<string, Point> = {
  'front bumper': [0.035, 0.28],
  'front fender': [0.26, 0.5],
  'front wheel': [0.2, 0.2],
  'front door': [0.43, 0.42],
  'rear door': [0.64, 0.42],
  'rear quarter': [0.91, 0.44],
  'rear wheel': [0.825, 0.2],
  sill: [0.52, 0.12],
  bonnet: [0.15, 0.64],
  'engine bay': [0.08, 0.48],
  windscreen: [0.34, 0.82],
  dashboard: [0.35, 0.62],
  roof: [0.56, 0.97],
  'front seats': [0.46, 0.74],
  'rear seats': [0.64, 0.74],
  'rear window': [0.9, 0.84],
  'boot space': [0.82, 0.6],
  'boot lid': [0.97, 0.64],
  'rear bumper': [0.965, 0.26],
  underbody: [0.64, 0.1],
};

/** Where the windows of these bodies begin and end elsewhere. */
const spotsOf: Partial<Record<Body, Record<string, Point>>> = {
  Sedan: { 'rear window': [0.8, 0.86], 'boot lid': [0.95, 0.66] },
  Coupe: { 'rear window': [0.8, 0.86], 'boot lid': [0.95, 0.66] },
  Van: {
    bonnet: [0.11, 0.5],
    'engine bay': [0.06, 0.4],
    windscreen: [0.2, 0.78],
    dashboard: [0.21, 0.56],
  },
};

function spotOf(name: string, body: Body): Point {
  return spotsOf[body]?.[name] ?? spots[name] ?? [0.5, 0.5];
}
