import type { Fault } from '../../shared/inspection/inspection.ts';

type FaultListProps = {
  faults: readonly Fault[];
  /** The link that asks for a video of a place. */
  askFor?: (place: string) => string;
};

/** The faults in words, with the numbers of their marks. */
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
