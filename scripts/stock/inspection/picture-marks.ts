import type { Body } from '../../../shared/cars/car.ts';
import type { Drawing } from '../drawings.ts';
import { sidePartOf, type Place, type SidePart } from './places.ts';
import type { Point } from './sheet-marks.ts';

/**
 * The mark of a fault in per cent of the side view, or of its mirror image for the right side. Undefined for places that
 * no side shows completely, such as a bumper.
 */
export function markOnPicture(place: Place, body: Body, { front, roof }: Drawing): Point | undefined {
  const at = sidePartOf(place);
  if (!at) return undefined;
  const [along, above] = (body === 'Van' ? spotsOfVan : spots)[at.part];
  const x = 0.5 + 1.05 * (along - 0.5) * (1 - 2 * front);
  const y = ground - above * (ground - roof);
  return [(at.isRight ? 1 - x : x) * 100, ((y - shown.top) / shown.height) * 100];
}

// The wheels of all cars touch this line of their pictures.
const ground = 0.836;

/** The part of the picture's height that client/styles/car-detail/inspection.css shows. */
const shown = { top: 0.256, height: 0.6 };

/** Fractions of a car's length, from the front, and of its height, from the ground. */
const spots: Record<SidePart, Point> = {
  'front fender': [0.2, 0.5],
  'front door': [0.43, 0.42],
  'rear door': [0.64, 0.42],
  'rear quarter': [0.86, 0.48],
  sill: [0.52, 0.17],
  'front wheel': [0.2, 0.2],
  'rear wheel': [0.812, 0.2],
};

/** The front door of a van begins above the wheel. */
const spotsOfVan: typeof spots = { ...spots, 'front fender': [0.15, 0.42], 'front door': [0.3, 0.42] };
