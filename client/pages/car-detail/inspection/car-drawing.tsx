import type { Body } from '../../../../shared/cars/car.ts';
import type { Fault } from '../../../../shared/inspection/inspection.ts';
import { useIcon } from '../../../elements/icon.tsx';

const views = { left: 'Left side', right: 'Right side', top: 'Top' } as const;

/** The outline of a body from both sides and from above, as far as faults are there, each with its number. */
export function CarDrawing({ body, faults }: { body: Body; faults: readonly Fault[] }) {
  const icon = useIcon();
  const marks = faults.map((fault, index) => ({ ...fault, number: index + 1 }));
  return (
    <div className="car-drawing" translate="no">
      {(['left', 'right', 'top'] as const).map((view) => {
        const shown = marks.filter((mark) => mark.view === view);
        return (
          shown.length > 0 && (
            <svg
              key={view}
              className="car-drawing__view"
              viewBox="0 0 400 140"
              role="img"
              aria-label={`${views[view]}: ${shown.map(({ number, place }) => `${number} ${place}`).join(', ')}`}
            >
              <use href={icon(`${body.replace(' ', '-')}-${view}`)} />
              {shown.map(({ number, x, y }) => (
                <g key={number} className="car-drawing__mark">
                  <circle cx={x} cy={y} r={13} />
                  <text x={x} y={y + 5} textAnchor="middle">
                    {number}
                  </text>
                </g>
              ))}
            </svg>
          )
        );
      })}
    </div>
  );
}
