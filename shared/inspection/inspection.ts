export const partStates = ['good', 'worn', 'faulty'] as const;
export type PartState = (typeof partStates)[number];

export type InspectedPart =
  | 'body'
  | 'engine'
  | 'gearbox'
  | 'brakes'
  | 'suspension'
  | 'battery'
  | 'airConditioning'
  | 'electrics';

export type Tyre = 'tyreFrontLeft' | 'tyreFrontRight' | 'tyreRearLeft' | 'tyreRearRight';

/** The inspection in a car's file. Missing fields were not checked or not entered. */
export type Inspection = Partial<Record<InspectedPart, string>> &
  /** Tread in millimetres. */
  Partial<Record<Tyre, number>> & {
    /** '2026-11-03'. */
    day: string;
    /** Kilometres on the odometer on that day. */
    mileage?: number;
    by?: string;
    accident?: string;
    repairs?: string;
    serviceHistory?: string;
    /** How the odometer reading was verified. */
    odometer?: string;
    keys?: number;
    loan?: string;
    challans?: string;
    /** 'left rear door: scratch, 8 cm'; empty if the inspection found none. */
    faults?: readonly string[];
  };

/** A fault, and the position of its mark on the drawing in per cent of width and height, if the place is visible. */
export type Fault = { place: string; what: string; at?: readonly [x: number, y: number] };

/** The inspection as the car's page shows it. The build creates it. */
export type InspectionSheet = {
  day: string;
  mileage?: number;
  by?: string;
  /** The number of the picture that shows the marks; undefined if a drawing of the body type does. */
  side?: number;
  faults: readonly Fault[];
  rows: readonly { name: string; text: string; state?: PartState }[];
};

/** The inspection as lists show it. */
export type InspectionSummary = { day: string; faults: number; accident?: string };

export function inspectionSummary({ day, faults = [], accident }: Inspection): InspectionSummary {
  return { day, faults: faults.length, ...(accident && { accident }) };
}

export function faultCount(faults: number): string {
  if (faults === 0) return 'no faults';
  return faults === 1 ? '1 fault' : `${faults} faults`;
}
