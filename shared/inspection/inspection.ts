export const partStates = ['good', 'worn', 'faulty'] as const;
export type PartState = (typeof partStates)[number];

export type InspectedPart =
  'body' | 'engine' | 'gearbox' | 'brakes' | 'suspension' | 'battery' | 'airConditioning' | 'electrics';

export type Tyre = 'tyreFrontLeft' | 'tyreFrontRight' | 'tyreRearLeft' | 'tyreRearRight';

/** What the dealer's inspection found, as a car's file has it. What is missing was not looked at, or is not said. */
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
    /** How the odometer reading is known. */
    odometer?: string;
    keys?: number;
    /** The last day of the cover, '2027-02-14'. */
    insuranceUntil?: string;
    loan?: string;
    challans?: string;
    /** 'left rear door: scratch, 8 cm'; an empty list where none was found. */
    faults?: readonly string[];
  };

export type DrawingView = 'left' | 'right' | 'top';

/** A fault and the place of its mark on the drawing of the car, 400 by 140. */
export type Fault = { place: string; what: string; view: DrawingView; x: number; y: number };

/** The sheet as the car's page shows it; the build makes it of the inspection. */
export type InspectionSheet = {
  day: string;
  mileage?: number;
  by?: string;
  faults: readonly Fault[];
  rows: readonly { name: string; text: string; state?: PartState }[];
};

/** What a listing says of an inspection: the rest is on the car's page. */
export type InspectionSummary = { day: string; faults: number; accident?: string };

export function inspectionSummary({ day, faults = [], accident }: Inspection): InspectionSummary {
  return { day, faults: faults.length, ...(accident && { accident }) };
}

/** '2 faults named'. */
export function faultCount(faults: number): string {
  if (faults === 0) return 'no faults found';
  return faults === 1 ? '1 fault named' : `${faults} faults named`;
}
