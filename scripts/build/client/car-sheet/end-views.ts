import type { Body } from '../../../../shared/cars/car.ts';
import { profiles } from '../../../stock/inspection/profiles.ts';
import type { Point } from '../../../stock/inspection/profiles.ts';
import { line, shape } from './rounded.ts';

/** A body from the front, as SVG: 166 wide, the middle at 83. */
export function frontView(body: Body): string {
  const { bonnet, cowl, roof } = profiles[body];
  const y = bonnet[1];
  const sill = cowl[1] + 2;
  const lines = [
    ...shell(roof[0][1], sill),
    windowBetween(roof[0][1] + 8, sill),
    line(8, [21, sill + 8], [44, y + 4], [122, y + 4], [145, sill + 8]),
    ...both([16, y + 10], [48, y + 14], [43, y + 28], [15, y + 25]),
    shape(4, [56, y + 14], [110, y + 14], [104, y + 30], [62, y + 30]),
    `M62 ${y + 22}H104M12 124H154`,
  ];
  return `<path d="${lines.join('')}"/>`;
}

/** The same from the rear. */
export function rearView(body: Body): string {
  const { roof, deck, tail } = profiles[body];
  const sill = deck[1] + 2;
  const y = tail[1] + 4;
  const lines = [
    ...shell(roof[0][1], sill),
    windowBetween(roof[0][1] + 8, sill),
    line(6, [34, sill], [36, 122], [130, 122], [132, sill]),
    ...both([12, y], [32, y - 2], [33, y + 22], [11, y + 22]),
    shape(2, [60, y + 6], [106, y + 6], [106, y + 20], [60, y + 20]),
    'M11 124H155',
  ];
  return `<path d="${lines.join('')}"/>`;
}

/** The outline, the wheels and the mirrors. */
function shell(roof: number, sill: number): string[] {
  return [
    shape(
      10,
      [36, roof],
      [130, roof],
      [147, sill],
      [156, sill + 14],
      [157, 138],
      [9, 138],
      [10, sill + 14],
      [19, sill],
    ),
    ...both([18, 138], [40, 138], [40, 162], [18, 162]),
    ...both([16, sill - 4], [3, sill - 4], [4, sill - 14], [14, sill - 14]),
  ];
}

function windowBetween(top: number, sill: number): string {
  return shape(6, [42, top], [124, top], [136, sill], [30, sill]);
}

/** A shape and its mirror image. */
function both(...points: readonly Point[]): string[] {
  return [shape(3, ...points), shape(3, ...points.map(([x, y]): Point => [166 - x, y]))];
}
