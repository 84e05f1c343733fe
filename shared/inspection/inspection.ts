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

/** The dealer's inspection in a car's file. A missing field was not checked or not entered. */
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
    /** The last day of the cover, '2027-02-14'. */
    insuranceUntil?: string;
    loan?: string;
    challans?: string;
    /** 'left rear door: scratch, 8 cm'; empty if none was found. */
    faults?: readonly string[];
  };

export type DrawingView = 'left' | 'right' | 'top';

/** A fault and the position of its mark on the drawing of the car, 400 by 140. */
export type Fault = { place: string; what: string; view: DrawingView; x: number; y: number };

/** The inspection as the car's page shows it, made by the build. */
export type InspectionSheet = {
  day: string;
  mileage?: number;
  by?: string;
  faults: readonly Fault[];
  rows: readonly { name: string; text: string; state?: PartState }[];
};

/** The inspection as lists show it. */
export type InspectionSummary = { day: string; faults: number; accident?: string };

export function inspectionSummary({ day, faults = [], accident }: Inspection): InspectionSummary {
  return { day, faults: faults.length, ...(accident && { accident }) };
}

/** '2 faults found'. */
export function faultCount(faults: number): string {
  if (faults === 0) return 'no faults found';
  return faults === 1 ? '1 fault found' : `${faults} faults found`;
}
