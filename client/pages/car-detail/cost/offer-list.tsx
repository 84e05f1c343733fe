import type { CarDetail } from '../../../../shared/cars/car.ts';
import { formatPrice } from '../../../../shared/format.ts';

/** What a buyer gets for the price, and what comes to it; nothing where the dealer has said nothing. */
export function OfferList({ car: { offer } }: { car: CarDetail }) {
  if (!offer) return null;
  const { lines, extras, toPayInAll } = offer;
  return (
    <section className="offer" aria-labelledby="offer-title">
      <h2 className="summary__subtitle" id="offer-title">
        What you get
      </h2>
      <dl className="offer__list">
        {lines.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {extras.map(({ name, rupees }) => (
          <div key={name}>
            <dt>{`${name}, not in the price`}</dt>
            <dd>{formatPrice(rupees)}</dd>
          </div>
        ))}
        {toPayInAll !== undefined && (
          <div className="offer__total">
            <dt>To pay in all</dt>
            <dd>{formatPrice(toPayInAll)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
