import type { ReactNode } from 'react';
import type { Fault } from '../../shared/inspection/inspection.ts';

type FaultListProps = { faults: readonly Fault[]; linkOf?: (fault: Fault) => ReactNode };

/** The faults in words, with the numbers of their marks. */
export function FaultList({ faults, linkOf }: FaultListProps) {
  return (
    <ol className="fault-list">
      {faults.map((fault) => (
        <li key={fault.place + fault.what}>
          <b>{fault.place}:</b> {fault.what}
          {linkOf && <> {linkOf(fault)}</>}
        </li>
      ))}
    </ol>
  );
}
