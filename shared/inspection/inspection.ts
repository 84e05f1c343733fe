import type { Inspection, PartState } from './inspection-schema.ts';

export type View = 'left' | 'right' | 'top' | 'front' | 'rear';

/** The position of a fault on a drawing, in per cent of its width and height. */
export type Mark = { view: View; x: number; y: number };

/** Without a mark if no drawing shows the place. */
export type Fault = { place: string; what: string; at?: Mark };

/** Created by the build from a car's file. */
export type InspectionSheet = {
  day: string;
  mileage?: number;
  by?: string;
  faults: readonly Fault[];
  rows: readonly { name: string; text: string; state?: PartState }[];
};

/** The car whose faults the home page shows. */
export type ShownSheet = { id: string; faults: readonly Fault[] };

export type InspectionSummary = { day: string; faults: number; accident?: string };

export function inspectionSummary({ day, faults = [], accident }: Inspection): InspectionSummary {
  return { day, faults: faults.length, ...(accident && { accident }) };
}

export function faultCount(faults: number): string {
  if (faults === 0) return 'no faults';
  return faults === 1 ? '1 fault' : `${faults} faults`;
}
