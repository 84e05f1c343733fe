import type { Body } from '../../shared/cars/car.ts';
import type { Fault, View } from '../../shared/inspection/inspection.ts';

export function CarDrawings({ body, faults }: { body: Body | undefined; faults: readonly Fault[] }) {
  const marks = faults.flatMap(({ place, at }, index) => (at ? [{ number: index + 1, place, ...at }] : []));
  if (!body || marks.length === 0) return null;
  const file = `/assets/bodies/${body.toLowerCase().replace(' ', '-')}.svg`;
  return (
    <div className="car-drawings" translate="no">
      {views
        .map((view) => ({ ...view, marks: marks.filter((mark) => mark.view === view.view) }))
        .filter((view) => view.marks.length > 0)
        .map(({ view, name, part = view, marks: shown }) => (
          <svg
            key={view}
            className="car-drawing"
            role="img"
            aria-label={`${name}: ${shown.map(({ number, place }) => `${number} ${place}`).join(', ')}`}
          >
            <svg viewBox="0 0 400 166">
              <use
                href={`${file}#${part}`}
                transform={view === 'right' ? 'translate(400) scale(-1 1)' : undefined}
              />
            </svg>
            {shown.map(({ number, x, y }) => (
              <g key={number}>
                <circle cx={`${x}%`} cy={`${y}%`} r={11} />
                <text x={`${x}%`} y={`${y}%`} dy="0.35em" textAnchor="middle">
                  {number}
                </text>
              </g>
            ))}
          </svg>
        ))}
    </div>
  );
}

const views: readonly { view: View; name: string; part?: string }[] = [
  { view: 'left', name: 'Left side', part: 'side' },
  { view: 'right', name: 'Right side', part: 'side' },
  { view: 'front', name: 'Front' },
  { view: 'rear', name: 'Rear' },
  { view: 'top', name: 'From above' },
];

type FaultListProps = {
  faults: readonly Fault[];
  askFor?: (place: string) => string;
};

/** CSS numbers the faults like the marks in `CarDrawings`, so their order must be the same. */
export function FaultList({ faults, askFor }: FaultListProps) {
  return (
    <ol className="fault-list stack">
      {faults.map(({ place, what }) => (
        <li key={place + what}>
          <b>{place}:</b> {what}
          {askFor && (
            <>
              {' '}
              <a href={askFor(place)} target="_blank" rel="noopener" aria-label={`Ask for a video: ${place}`}>
                Ask for a video
              </a>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
