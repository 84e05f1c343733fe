import type { CarDetail } from '../../../../shared/cars/car.ts';
import { formatMileage } from '../../../../shared/format.ts';
import { dayInWords } from '../../../../shared/hours/day-in-words.ts';
import { currentCover, faultCount, type InspectionSheet } from '../../../../shared/inspection/inspection.ts';
import { faultQuestion } from '../../../../shared/messages/car-questions.ts';
import { whatsAppLink } from '../../../../shared/messages/phone.ts';
import { useSite, useToday } from '../../../site-context.ts';
import { CarDrawing } from './car-drawing.tsx';

type Row = InspectionSheet['rows'][number];

type InspectionPanelProps = { sheet: InspectionSheet; car: CarDetail };

export function InspectionPanel({ sheet, car }: InspectionPanelProps) {
  const { day, mileage, by, side, faults, insuredUntil } = sheet;
  const today = useToday();
  const rows: Row[] = [...sheet.rows];
  if (insuredUntil) {
    const verb = currentCover(sheet, today) ? 'Until' : 'Ended on';
    rows.push({ name: 'Insurance', text: `${verb} ${dayInWords(insuredUntil)}` });
  }
  const { phone, origin } = useSite();
  return (
    <section className="panel inspection" id="inspection" aria-labelledby="inspection-title">
      <h2 className="panel__title" id="inspection-title">
        Inspection sheet
      </h2>
      <p>
        {`On ${dayInWords(day, today)}`}
        {mileage !== undefined && ` at ${formatMileage(mileage)}`}
        {by && ` by ${by}`}
        {`: ${faultCount(faults.length)} found.`}
      </p>
      <CarDrawing car={car} faults={faults} side={side} />
      {faults.length > 0 && (
        <ol className="inspection__faults">
          {faults.map(({ place, what }) => (
            <li key={place + what}>
              <b>{place}:</b> {what}{' '}
              <a
                href={whatsAppLink(phone, faultQuestion(car, place, origin))}
                target="_blank"
                rel="noopener"
                aria-label={`Ask for a video: ${place}`}
              >
                Ask for a video
              </a>
            </li>
          ))}
        </ol>
      )}
      <Parts rows={rows.filter(decides)} />
      <details className="fold">
        <summary>The whole sheet</summary>
        <Parts rows={rows.filter((row) => !decides(row))} />
      </details>
    </section>
  );
}

/** What may put a buyer off. */
function decides({ name, state = 'good' }: Row): boolean {
  return state !== 'good' || name === 'Accident';
}

function Parts({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="inspection__parts">
      {rows.map(({ name, state, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {state && <b className={`inspection__state inspection__state--${state}`}>{state}</b>}
            {state && text && ': '}
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
