import type { Body } from '../../../shared/cars/car.ts';

/** A point of a view, in units of its drawing. */
export type Point = readonly [x: number, y: number];

/**
 * Corners of the upper half of a side, 400 by 170, from the windscreen to the tail; the car faces left. The drawings are in
 * client/pictures/car-sheets/.
 */
type Profile = { cowl: Point; roof: readonly [Point, Point]; deck: Point; tail: Point };

export const profiles: Record<Body, Profile> = {
  Hatchback: profile([118, 76], [160, 29], [312, 29], [366, 81], [374, 94]),
  Sedan: profile([124, 76], [168, 32], [262, 32], [318, 76], [376, 81]),
  'Compact SUV': profile([114, 68], [152, 22], [326, 22], [368, 71], [376, 89]),
  SUV: profile([122, 61], [154, 14], [348, 14], [372, 63], [378, 87]),
  MPV: profile([92, 74], [150, 22], [338, 22], [370, 71], [376, 92]),
  Van: profile([48, 71], [92, 11], [362, 11], [374, 55], [378, 94]),
  Coupe: profile([130, 79], [182, 40], [246, 40], [330, 79], [376, 84]),
  Convertible: profile([130, 79], [172, 48], [196, 79], [330, 79], [376, 84]),
  Pickup: profile([112, 66], [146, 19], [222, 19], [240, 76], [378, 76]),
};

/** The views of a body on one sheet, all at this scale: both sides and the top are 400 wide, both ends 166. */
export const sheet = {
  width: 360,
  height: 276,
  scale: 0.6,
  origins: { left: [0, 0], right: [0, 98], top: [0, 196], front: [258, 0], rear: [258, 98] },
} as const;

export type SheetView = keyof typeof sheet.origins;

function profile(cowl: Point, roofStart: Point, roofEnd: Point, deck: Point, tail: Point): Profile {
  return { cowl, roof: [roofStart, roofEnd], deck, tail };
}
