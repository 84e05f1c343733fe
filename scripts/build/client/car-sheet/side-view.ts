import type { Body } from '../../../../shared/cars/car.ts';
import { profiles } from '../../../stock/inspection/profiles.ts';
import { line, shape } from './rounded.ts';

/** The left side of a body, as SVG. */
export function sideView(body: Body): string {
  const { bonnet, cowl, roof, deck, tail } = profiles[body];
  const [start, end] = roof;
  const isOpen = body === 'Convertible';
  const top = isOpen ? [] : [start, end];
  const upper = line(16, [20, 136], [15, 112], bonnet, cowl, ...top, deck, tail, [386, 114], [382, 136]);
  const hull = `${upper}H344A32 32 0 0 0 280 136H120A32 32 0 0 0 56 136Z`;

  const sill = Math.max(cowl[1], deck[1]) + 2;
  const glass = isOpen
    ? line(4, cowl, start, [start[0] + 18, sill - 4])
    : shape(
        5,
        [cowl[0] + 16, sill],
        [start[0] + 4, start[1] + 9],
        [end[0] - 4, end[1] + 9],
        [deck[0] - 14, sill],
      );

  const doors = doorsOf[body] ?? [200, 284];
  const posts = isOpen ? [] : doors.filter((x) => x < end[0]).map((x) => `M${x} ${start[1] + 9}V${sill}`);
  const first = Math.max(cowl[0] + 16, 122);
  // The edge of the last door gives way to the wheel.
  const gaps = [first, ...doors].map((x) =>
    x > 250 ? `M${x} ${sill}V104Q${x} 112 ${x - 8} 120` : `M${x} ${sill}V128`,
  );
  const handles = doors.map((x) => `M${x - 26} ${sill + 11}h14`);

  const lamps = [
    shape(4, [21, bonnet[1] + 8], [48, bonnet[1] + 4], [43, bonnet[1] + 18], [17, bonnet[1] + 20]),
    shape(3, [367, tail[1] + 5], [380, tail[1] + 6], [384, tail[1] + 26], [370, tail[1] + 24]),
  ];
  const lines = [hull, glass, ...posts, ...gaps, ...handles, ...lamps, 'M16 122H52M348 122H385'];
  return `<path d="${[...lines, ...wheels.map(spokes)].join('')}"/>${wheels.map(rings).join('')}`;
}

/** Where each door ends, if not as on a car with two doors a side. */
const doorsOf: Partial<Record<Body, readonly number[]>> = {
  Coupe: [246],
  Convertible: [246],
  Pickup: [222],
  Van: [188, 278],
};

const wheels = [88, 312];

/** Tyre and rim. */
function rings(x: number): string {
  return `<circle cx="${x}" cy="136" r="26"/><circle cx="${x}" cy="136" r="16"/>`;
}

function spokes(x: number): string {
  const lines = [-90, -18, 54, 126, 198].map((degrees) => {
    const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return `M${Math.round(x + 5 * dx)} ${Math.round(136 + 5 * dy)}l${Math.round(11 * dx)} ${Math.round(11 * dy)}`;
  });
  return lines.join('');
}
