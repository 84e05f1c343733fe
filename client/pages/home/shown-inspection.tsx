import { carTitle, formatPrice } from '../../../shared/format.ts';
import { dayInWords } from '../../../shared/hours/day-in-words.ts';
import { CarDrawings, FaultList } from '../../cars/faults.tsx';
import { ButtonLink } from '../../elements/button-link.tsx';
import { useStock, useToday } from '../../site-context.ts';

export function ShownInspection() {
  const today = useToday();
  const { shownSheet, listings } = useStock();
  const car = listings.find(({ id }) => id === shownSheet?.id);
  if (!shownSheet || !car?.inspected) return null;
  const { faults } = shownSheet;
  const inspected = listings.filter((it) => it.inspected).length;
  return (
    <section className="section" aria-labelledby="inspection-title">
      <h2 className="section__title" id="inspection-title">
        Every fault, in writing
      </h2>
      <div className="shown-inspection panel">
        <CarDrawings body={car.body} faults={faults} />
        <div className="shown-inspection__words">
          <h3>{`${carTitle(car)}, ${formatPrice(car.price)}`}</h3>
          <p>{`Inspected on ${dayInWords(car.inspected.day, today)}. What we found:`}</p>
          <FaultList faults={faults} />
          <ButtonLink
            look="primary"
            href={`/car/${car.id}#inspection`}
            label={`Read the sheet of this ${car.model}`}
          />
          <p className="picture-note small">
            {`${inspected} of ${listings.length} cars have a sheet like this today.`}
          </p>
        </div>
      </div>
    </section>
  );
}
