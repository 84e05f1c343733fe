import type { CarDetail } from '../../../../shared/cars/car.ts';
import { offerTerms } from '../../../../shared/cars/offer.ts';
import { isForOutside } from '../../../../shared/delhi/age-limit.ts';
import { delhiRules } from '../../../../shared/delhi/delhi-rules.ts';
import { formatPrice } from '../../../../shared/format.ts';
import { namedLines } from '../../../../shared/named-lines.ts';
import { Facts } from '../../../elements/facts.tsx';
import { useTexts, useToday } from '../../../site-context.ts';

// Warranty, return and insurance, if the dealer has entered all of them.
const firstCount = 3;

export function OfferList({ car }: { car: CarDetail }) {
  const today = useToday();
  const { offer, payment } = useTexts();
  const { delivery, ...usual } = offer ?? {};
  const isOutside = isForOutside(car, new Date(today), delhiRules);
  const shown = offerTerms(
    { ...usual, ...(!isOutside && delivery && { delivery }), ...car.offer },
    car,
    today,
  );
  if (!shown) return null;
  const { lines, extras, toPayInAll } = shown;
  const rest = [
    ...namedLines({ Payment: payment?.ways }),
    ...lines.slice(firstCount),
    ...extras.map(({ name, rupees }) => ({ name, text: formatPrice(rupees) })),
  ];
  return (
    <section className="offer" aria-labelledby="offer-title">
      <h2 id="offer-title">What you get</h2>
      <Facts className="offer__list" facts={lines.slice(0, firstCount)} />
      {rest.length > 0 && (
        <details className="fold">
          <summary>Payment, papers and fees</summary>
          <Facts className="offer__list" facts={rest} />
        </details>
      )}
      {toPayInAll !== undefined && (
        <Facts
          className="offer__list offer__total"
          facts={[
            {
              name: `Total to pay, with ${extras.map(({ subject }) => subject).join(' and ')}`,
              text: formatPrice(toPayInAll),
            },
          ]}
        />
      )}
    </section>
  );
}
