import type { Body } from '../../../shared/cars/car.ts';
import type { Place } from './places.ts';
import { profiles, sheet } from './profiles.ts';
import type { Point, SheetView } from './profiles.ts';

/** Where the mark of a fault is on the sheet of a body, in per cent of its width and height. */
export function markOnSheet(place: Place, body: Body): Point {
  const [view, [x, y]] = pointOf(place, body);
  const [left, top] = sheet.origins[view];
  return [((left + x * sheet.scale) / sheet.width) * 100, ((top + y * sheet.scale) / sheet.height) * 100];
}

function pointOf(place: Place, body: Body): [view: SheetView, at: Point] {
  const [side, ...rest] = place.split(' ');
  const onSide = sidePoints[rest.join(' ')];
  if (side === 'left' && onSide) return ['left', onSide];
  if (side === 'right' && onSide) return ['right', [400 - onSide[0], onSide[1]]];
  const { cowl, roof, deck, tail } = profiles[body];
  const [start, end] = roof;
  const cabin = (start[0] + Math.max(end[0], start[0] + 110)) / 2;
  const others: Partial<Record<Place, [SheetView, Point]>> = {
    'front bumper': ['front', [83, 128]],
    windscreen: ['front', [83, (start[1] + cowl[1]) / 2 + 4]],
    bonnet: ['top', [66, 44]],
    'engine bay': ['top', [66, 96]],
    dashboard: ['top', [Math.max(start[0] - 4, 120), 104]],
    'front seats': ['top', [cabin - 50, 48]],
    roof: ['top', [cabin, 70]],
    underbody: ['top', [cabin + 18, 108]],
    'rear seats': ['top', [cabin + 50, 48]],
    'rear window': ['top', [Math.max(deck[0] - 10, cabin + 92), 62]],
    'boot space': ['top', [366, 108]],
    'boot lid': ['rear', [83, Math.min(tail[1], 90) - 10]],
    'rear bumper': ['rear', [83, 132]],
  };
  return others[place] ?? ['top', [cabin, 70]];
}

/** Of the left side. */
const sidePoints: Record<string, Point> = {
  'front fender': [52, 102],
  'front door': [150, 100],
  'rear door': [248, 100],
  'rear quarter': [356, 100],
  sill: [200, 136],
  'front wheel': [88, 136],
  'rear wheel': [312, 136],
};
