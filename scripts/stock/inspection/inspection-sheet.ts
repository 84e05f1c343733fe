import type { Body } from '../../../shared/cars/car.ts';
import {
  inspectedParts,
  partStates,
  tyres,
  type Inspection,
} from '../../../shared/inspection/inspection-schema.ts';
import type { Fault, InspectionSheet } from '../../../shared/inspection/inspection.ts';
import { places } from '../../../shared/inspection/places.ts';
import { markOf } from './marks.ts';

export function inspectionSheet(inspection: Inspection, body?: Body): InspectionSheet {
  const { day, mileage, by, faults = [] } = inspection;
  return {
    day,
    ...(mileage !== undefined && { mileage }),
    ...(by && { by }),
    faults: faults.flatMap((text) => faultOf(text, body) ?? []),
    rows: [...partRows(inspection), ...factRows(inspection)],
  };
}

/** 'left rear door: scratch, 8 cm'. */
function faultOf(text: string, body: Body | undefined): Fault | undefined {
  const [name, ...what] = text.split(':');
  const place = places.find((known) => known === name);
  if (!place) return undefined;
  const at = body && markOf(place, body);
  return { place, what: what.join(':').trim(), ...(at && { at }) };
}

/** A row for each part that is not good or has a note ('worn: front pads at 3 mm'), and one for all the others. */
function partRows(inspection: Inspection): InspectionSheet['rows'] {
  const parts = (Object.keys(inspectedParts) as (keyof typeof inspectedParts)[]).flatMap((part) => {
    const [word, ...note] = (inspection[part] ?? '').split(':');
    const state = partStates.find((name) => name === word);
    return state ? [{ name: inspectedParts[part], state, text: note.join(':').trim() }] : [];
  });
  const isPlain = ({ state, text }: (typeof parts)[number]) => state === 'good' && !text;
  const good = parts.filter(isPlain).map(({ name }) => name);
  const goodRow = { name: 'In good order', text: sentenceCase(good.join(', ')) };
  return [...parts.filter((part) => !isPlain(part)), ...(good.length > 0 ? [goodRow] : [])];
}

function sentenceCase(words: string): string {
  return words.charAt(0) + words.slice(1).toLowerCase();
}

function factRows(inspection: Inspection): InspectionSheet['rows'] {
  const treads = (Object.keys(tyres) as (keyof typeof tyres)[]).flatMap((tyre) =>
    inspection[tyre] === undefined ? [] : [`${tyres[tyre]} ${inspection[tyre]} mm`],
  );
  const { accident, repairs, serviceHistory, odometer, keys, loan, challans } = inspection;
  return [
    { name: 'Tyres, tread', text: treads.join(', ') },
    { name: 'Accident', text: accident },
    { name: 'Repairs', text: repairs },
    { name: 'Service history', text: serviceHistory },
    { name: 'Odometer', text: odometer },
    { name: 'Keys', text: keys === undefined ? '' : String(keys) },
    { name: 'Loan', text: loan },
    { name: 'Challans', text: challans },
  ].flatMap(({ name, text }) => (text ? [{ name, text }] : []));
}
