import type { CarDetail } from '../../../../shared/cars/car.ts';
import type { Fault } from '../../../../shared/inspection/inspection.ts';
import { CarPicture } from '../../../cars/car-picture.tsx';
import { useIcon } from '../../../elements/icon.tsx';

type CarDrawingProps = {
  car: CarDetail;
  faults: readonly Fault[];
  /** The number of the drawn side view, if the car has one. */
  side: number | undefined;
};

type Mark = { number: number; place: string; at: NonNullable<Fault['at']> };

/** Marks the faults on the drawn side view, mirrored for the right side, or on a drawing of the body type. */
export function CarDrawing({ car, faults, side }: CarDrawingProps) {
  const icon = useIcon();
  const marks = faults.flatMap(({ place, at }, index) => (at ? [{ number: index + 1, place, at }] : []));
  if (marks.length === 0) return null;
  if (side === undefined) {
    return car.body ? (
      <div className="car-drawing car-drawing--sheet" translate="no">
        <svg aria-hidden="true">
          <use href={icon(car.body.replace(' ', '-'))} />
        </svg>
        <Marks name="All sides" marks={marks} />
      </div>
    ) : null;
  }
  const marksOf = (hand: string) => marks.filter(({ place }) => place.startsWith(hand));
  const views = [
    { name: 'Left side', className: 'car-drawing', marks: marksOf('left') },
    { name: 'Right side', className: 'car-drawing car-drawing--right', marks: marksOf('right') },
  ].filter((view) => view.marks.length > 0);
  return (
    <div className="car-drawings" translate="no">
      {views.map((view) => (
        <div key={view.name} className={view.className}>
          <CarPicture car={car} view={side} sizes={sizes} width={800} height={360} />
          <Marks name={view.name} marks={view.marks} />
        </div>
      ))}
    </div>
  );
}

const sizes = '(min-width: 1280px) 660px, (min-width: 1024px) 54vw, 92vw';

/** Marks keep their places and their size whatever the size of the drawing. */
function Marks({ name, marks }: { name: string; marks: readonly Mark[] }) {
  const places = marks.map(({ number, place }) => `${number} ${place}`).join(', ');
  return (
    <svg className="car-drawing__marks" role="img" aria-label={`${name}: ${places}`}>
      {marks.map(({ number, at: [x, y] }) => (
        <g key={number}>
          <circle cx={`${x}%`} cy={`${y}%`} r={11} />
          <text x={`${x}%`} y={`${y}%`} dy="0.35em" textAnchor="middle">
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}
