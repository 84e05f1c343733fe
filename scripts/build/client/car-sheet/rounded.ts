import type { Point } from '../../../stock/inspection/profiles.ts';

/** A line through the points, whose inner corners are rounded. */
export function line(radius: number, ...points: readonly Point[]): string {
  const corners = points.slice(1, -1).map((corner, index) => {
    const [before = corner, , after = corner] = points.slice(index);
    return `L${towards(corner, before, radius)}Q${inWords(corner)} ${towards(corner, after, radius)}`;
  });
  const [first = [0, 0]] = points;
  return `M${inWords(first)}${corners.join('')}L${inWords(points.at(-1) ?? first)}`;
}

/** A closed shape, whose corners are all rounded. */
export function shape(radius: number, ...points: readonly Point[]): string {
  const [first = [0, 0], second = first] = points;
  const start = between(first, second);
  return `${line(radius, start, ...points.slice(1), first, start)}Z`;
}

/** The point at this distance from one towards another, but not beyond the middle. */
function towards(from: Point, to: Point, distance: number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const part = length === 0 ? 0 : Math.min(distance / length, 0.5);
  return inWords([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
}

function between([x1, y1]: Point, [x2, y2]: Point): Point {
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}

function inWords([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
