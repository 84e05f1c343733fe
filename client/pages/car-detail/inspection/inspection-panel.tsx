import type { CarDetail } from '../../../../shared/cars/car.ts';
import { formatMileage } from '../../../../shared/format.ts';
import { dayInWords } from '../../../../shared/hours/day-in-words.ts';
import { faultCount, type InspectionSheet } from '../../../../shared/inspection/inspection.ts';
import { inspectionQuestion, videoQuestion } from '../../../../shared/messages/car-questions.ts';
import { whatsAppLink } from '../../../../shared/messages/phone.ts';
import { CarDrawings, FaultList } from '../../../cars/faults.tsx';
import { Facts } from '../../../elements/facts.tsx';
import { Icon } from '../../../elements/icon.tsx';
import { useSite, useStock, useToday } from '../../../site-context.ts';

type Row = InspectionSheet['rows'][number];

export function InspectionPanel({ sheet, car }: { sheet: InspectionSheet; car: CarDetail }) {
  const { day, mileage, by, faults, rows } = sheet;
  const today = useToday();
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
      <CarDrawings body={car.body} faults={faults} />
      {faults.length > 0 && (
        <FaultList
          faults={faults}
          askFor={(place) => whatsAppLink(phone, videoQuestion(car, place, origin))}
        />
      )}
      <Facts className="inspection__parts" facts={rows.filter(decides).map(asFact)} />
      <details className="fold">
        <summary>The whole sheet</summary>
        <Facts className="inspection__parts" facts={rows.filter((row) => !decides(row)).map(asFact)} />
      </details>
    </section>
  );
}

/** Whether a row may put a buyer off. */
function decides({ name, state = 'good' }: Row): boolean {
  return state !== 'good' || name === 'Accident';
}

const stateNames = { good: 'Good', worn: 'Worn', faulty: 'Faulty' };

function asFact({ name, state, text }: Row) {
  return {
    name,
    text: (
      <>
        {state && <b className={`inspection__state--${state}`}>{stateNames[state]}</b>}
        {state && text && ': '}
        {text}
      </>
    ),
  };
}

export function InspectionLink({ car }: { car: CarDetail }) {
  const { phone, origin } = useSite();
  const today = useToday();
  const { listings } = useStock();
  if (car.inspection) {
    const { day, faults } = car.inspection;
    return (
      <a className="row row__line no-print" href="#inspection">
        <Icon name="clipboard-check" />
        <span>{`Inspected on ${dayInWords(day, today)}: ${faultCount(faults.length)}`}</span>
      </a>
    );
  }
  if (!listings.some(({ inspected }) => inspected)) return null;
  return (
    <a
      className="row row__line"
      href={whatsAppLink(phone, inspectionQuestion(car, origin))}
      target="_blank"
      rel="noopener"
    >
      <Icon name="message-circle" />
      <span>Inspection pending: ask us when</span>
    </a>
  );
}
