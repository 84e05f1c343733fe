import { Fragment } from 'react';
import { saleState } from '../../../../shared/cars/sale-state.ts';
import { carTitle } from '../../../../shared/format.ts';
import { useStock, useToday } from '../../../site-context.ts';

type MissingCarsProps = {
  ids: readonly string[];
  /** How many cars the link names, with these. */
  count: number;
};

/** Says which cars of a shortlist are sold since its link was made. The stock may have forgotten some. */
export function MissingCars({ ids, count }: MissingCarsProps) {
  const { records } = useStock();
  const today = useToday();
  if (ids.length === 0) return null;
  const known = ids.flatMap((id) => records.get(id) ?? []);
  const names = known.map((car, index) => (
    <Fragment key={car.id}>
      {index > 0 && ', '}
      {saleState(car.sold, today) === 'gone' ? carTitle(car) : <a href={`/car/${car.id}`}>{carTitle(car)}</a>}
    </Fragment>
  ));
  return (
    <p className="shortlist__sold">
      {`${subject(ids.length, count)} no longer for sale`}
      {known.length > 0 && (known.length === ids.length ? ': ' : ', among them ')}
      {names}.
    </p>
  );
}

function subject(missing: number, count: number): string {
  if (count === 1) return 'The car in this link is';
  if (missing === count)
    return count === 2 ? 'Both cars in this link are' : `All ${count} cars in this link are`;
  return `${missing} of the ${count} cars in this link ${missing === 1 ? 'is' : 'are'}`;
}
