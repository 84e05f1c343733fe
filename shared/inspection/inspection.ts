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

/** The drawings of a body: from both sides, from above and from both ends. */
export type View = 'left' | 'right' | 'top' | 'front' | 'rear';

/** The position of a fault on a drawing, in per cent of its width and height. */
export type Mark = { view: View; x: number; y: number };

/** Without a mark if no drawing shows the place. */
export type Fault = { place: string; what: string; at?: Mark };

/** The inspection as the car's page shows it. The build creates it. */
export type InspectionSheet = {
  day: string;
  mileage?: number;
  by?: string;
  faults: readonly Fault[];
  rows: readonly { name: string; text: string; state?: PartState }[];
};

/** The car whose faults the home page shows. */
export type ShownSheet = { id: string; faults: readonly Fault[] };

/** The inspection as lists show it. */
export type InspectionSummary = { day: string; faults: number; accident?: string };

export function inspectionSummary({ day, faults = [], accident }: Inspection): InspectionSummary {
  return { day, faults: faults.length, ...(accident && { accident }) };
}

export function faultCount(faults: number): string {
  if (faults === 0) return 'no faults';
  return faults === 1 ? '1 fault' : `${faults} faults`;
}
