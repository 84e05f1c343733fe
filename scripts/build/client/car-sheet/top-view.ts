import type { Body } from '../../../../shared/cars/car.ts';
import { profiles } from '../../../stock/inspection/profiles.ts';
import type { Point } from '../../../stock/inspection/profiles.ts';
import { shape } from './rounded.ts';

/** A body from above, as SVG, with its windows at the same positions as on the side. */
export function topView(body: Body): string {
  const { cowl, roof, deck } = profiles[body];
  const [start, end] = roof;
  const windows =
    body === 'Convertible'
      ? [shape(8, [start[0] + 8, 40], [deck[0] - 60, 40], [deck[0] - 60, 100], [start[0] + 8, 100])]
      : [
          shape(4, [deck[0], 36], [end[0], 43], [end[0], 97], [deck[0], 104]),
          ...both([cowl[0] + 16, 32], [start[0] + 6, 38], [end[0] - 6, 38], [deck[0] - 14, 32]),
        ];
  const lines = [
    shape(22, [14, 60], [26, 28], [372, 26], [386, 50], [386, 90], [372, 114], [26, 112], [14, 80]),
    shape(4, [cowl[0], 36], [start[0], 43], [start[0], 97], [cowl[0], 104]),
    ...windows,
    ...both([20, 52], [32, 34], [48, 32], [34, 48]),
    ...both([382, 50], [374, 32], [362, 31], [372, 50]),
    ...both([cowl[0] + 18, 27], [cowl[0] + 22, 16], [cowl[0] + 32, 16], [cowl[0] + 32, 27]),
    `M52 40L${cowl[0] - 8} 44M52 100L${cowl[0] - 8} 96`,
  ];
  return `<path d="${lines.join('')}"/>`;
}

/** A shape and its mirror image. */
function both(...points: readonly Point[]): string[] {
  return [shape(3, ...points), shape(3, ...points.map(([x, y]): Point => [x, 140 - y]))];
}
