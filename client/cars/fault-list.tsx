import type { Fault } from '../../shared/inspection/inspection.ts';

type FaultListProps = {
  faults: readonly Fault[];
  askFor?: (place: string) => string;
};

/** CSS numbers the faults like the marks in `CarDrawings`, so their order must be the same. */
export function FaultList({ faults, askFor }: FaultListProps) {
  return (
    <ol className="fault-list">
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
