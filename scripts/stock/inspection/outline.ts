import type { Body } from '../../../shared/cars/car.ts';
import type { DrawingView } from '../../../shared/inspection/inspection.ts';
import type { Place } from './places.ts';

/** A point of a drawing, in units of its view box. */
export type Point = readonly [x: number, y: number];

/** In the views of the left side and the top the car faces left, in that of the right side it faces right. */
const width = 400;

/** Corners of the upper half, from bonnet to tail. */
type Profile = { bonnet: Point; cowl: Point; roof: readonly [Point, Point]; deck: Point; tail: Point };

const profiles: Record<Body, Profile> = {
  Hatchback: profile([28, 74], [118, 66], [160, 30], [312, 30], [366, 70], [374, 80]),
  Sedan: profile([26, 76], [124, 66], [168, 32], [262, 32], [318, 66], [376, 70]),
  'Compact SUV': profile([26, 66], [114, 60], [152, 24], [326, 24], [368, 62], [376, 76]),
  SUV: profile([24, 60], [122, 54], [154, 18], [348, 18], [372, 56], [378, 74]),
  MPV: profile([26, 74], [92, 64], [150, 24], [338, 24], [370, 62], [376, 78]),
  Van: profile([22, 78], [48, 62], [92, 16], [362, 16], [374, 50], [378, 80]),
  Coupe: profile([26, 78], [130, 68], [182, 38], [246, 38], [330, 68], [376, 72]),
  Convertible: profile([26, 78], [130, 68], [172, 44], [196, 68], [330, 68], [376, 72]),
  Pickup: profile([24, 64], [112, 58], [146, 22], [222, 22], [240, 66], [378, 66]),
};

/** The lines of a side as SVG paths: the body and the glass within it. */
export function sideOutline(body: Body): { body: string; glass: string } {
  const { bonnet, cowl, roof, deck, tail } = profiles[body];
  const [start, end] = roof;
  const shell: Point[] = [[20, 112], [18, 88], bonnet, cowl, start, end, deck, tail, [382, 112]];
  const sill = Math.max(cowl[1], deck[1]) + 2;
  const glass: Point[] = [
    [cowl[0] + 14, sill],
    [start[0] + 4, start[1] + 8],
    [end[0] - 4, end[1] + 8],
    [deck[0] - 14, sill],
  ];
  return { body: pathOf(shell), glass: pathOf(glass) };
}

/** The same for the top view, with windscreen and rear window at the same positions as on the side. */
export function topOutline(body: Body): { body: string; glass: string } {
  const { cowl, roof, deck } = profiles[body];
  const [start, end] = roof;
  const shell: Point[] = [
    [18, 46],
    [30, 26],
    [370, 26],
    [382, 46],
    [382, 94],
    [370, 114],
    [30, 114],
    [18, 94],
  ];
  const windscreen: Point[] = [
    [cowl[0], 34],
    [start[0], 42],
    [start[0], 98],
    [cowl[0], 106],
  ];
  const rear: Point[] = [
    [deck[0], 34],
    [end[0], 42],
    [end[0], 98],
    [deck[0], 106],
  ];
  return { body: pathOf(shell), glass: `${pathOf(windscreen)}${pathOf(rear)}` };
}

/** Where the mark of a fault is drawn. */
export function markOf(place: Place, body: Body): { view: DrawingView; at: Point } {
  const { cowl, roof, deck } = profiles[body];
  const [start, end] = roof;
  const cabin = (start[0] + end[0]) / 2;
  const onTop: Partial<Record<Place, Point>> = {
    'front bumper': [24, 70],
    bonnet: [(30 + cowl[0]) / 2, 70],
    'engine bay': [(30 + cowl[0]) / 2, 92],
    windscreen: [(cowl[0] + start[0]) / 2, 70],
    dashboard: [start[0] + 4, 92],
    'front seats': [start[0] + 30, 50],
    roof: [cabin, 70],
    underbody: [cabin, 102],
    'rear seats': [end[0] - 24, 50],
    'rear window': [(end[0] + deck[0]) / 2, 70],
    'boot space': [Math.min(deck[0] + 2, 362), 92],
    'boot lid': [Math.min(deck[0] + 14, 366), 70],
    'rear bumper': [378, 70],
  };
  const top = onTop[place];
  if (top) return { view: 'top', at: top };
  const [side, ...rest] = place.split(' ');
  const at = sidePoints[rest.join(' ')] ?? [200, 90];
  return side === 'right' ? { view: 'right', at: [width - at[0], at[1]] } : { view: 'left', at };
}

/** Of the left side. */
const sidePoints: Record<string, Point> = {
  'front fender': [62, 82],
  'front door': [160, 88],
  'rear door': [240, 88],
  'rear quarter': [352, 86],
  sill: [200, 110],
  'front wheel': [88, 112],
  'rear wheel': [312, 112],
};

function profile(
  bonnet: Point,
  cowl: Point,
  roofStart: Point,
  roofEnd: Point,
  deck: Point,
  tail: Point,
): Profile {
  return { bonnet, cowl, roof: [roofStart, roofEnd], deck, tail };
}

function pathOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}
