import { z } from 'zod';
import { day, text, whole } from '../fields/fields.ts';
import { shown } from '../fields/line-of-text.ts';
import { nearest } from '../misspelling.ts';
import { places } from './places.ts';

export const partStates = ['good', 'worn', 'faulty'] as const;
export type PartState = (typeof partStates)[number];

export const inspectedParts = {
  body: 'Body',
  engine: 'Engine',
  gearbox: 'Gearbox',
  brakes: 'Brakes',
  suspension: 'Suspension',
  battery: 'Battery',
  airConditioning: 'Air-conditioning',
  electrics: 'Electrics',
};

export const tyres = {
  tyreFrontLeft: 'front left',
  tyreFrontRight: 'front right',
  tyreRearLeft: 'rear left',
  tyreRearRight: 'rear right',
};

const part = text().regex(new RegExp(`^(${partStates.join('|')})(: .+)?$`), {
  error: ({ input }) =>
    `${shown(input)} does not begin with ${partStates.join(', ')}; write "good", or "worn: front pads at 3 mm"`,
});

const fault = text().refine((value) => places.some((place) => value.startsWith(`${place}: `)), {
  error: ({ input }) => {
    const [name = ''] = String(input).split(':');
    const near = nearest(name, places);
    return near
      ? `unknown place '${name}'; did you mean '${near}'?`
      : `${shown(input)} does not begin with a place; write "left rear door: scratch, 8 cm" (places: ${places.join(', ')})`;
  },
});

const tread = whole('millimetres', 0, 12);

/** Missing fields were not checked or not entered. */
export const inspectionSchema = z.strictObject({
  day: day(),
  mileage: whole('kilometres', 0, 1_000_000).describe('kilometres on that day').optional(),
  by: text().describe('who inspected the car').optional(),
  ...keyed(inspectedParts, part.describe('good, worn or faulty, and a note: "worn: front pads at 3 mm"')),
  ...keyed(tyres, tread.describe('tread in mm')),
  accident: text().describe('such as "none found"').optional(),
  repairs: text().optional(),
  serviceHistory: text().optional(),
  odometer: text().describe('how the reading was verified').optional(),
  keys: whole('keys', 0, 5).optional(),
  loan: text().describe('such as "none"').optional(),
  challans: text().describe('such as "none open on 3 November"').optional(),
  faults: z
    .array(fault)
    .describe("place and fault: 'left rear door: scratch, 8 cm'; [] where none was found")
    .optional(),
});

export type Inspection = z.infer<typeof inspectionSchema>;

function keyed<Name extends string, Schema extends z.ZodType>(names: Record<Name, string>, schema: Schema) {
  const optional = schema.optional();
  return Object.fromEntries(Object.keys(names).map((name) => [name, optional])) as Record<
    Name,
    typeof optional
  >;
}
