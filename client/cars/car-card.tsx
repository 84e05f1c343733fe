import { memo, useId } from 'react';
import type { Listing } from '../../shared/cars/car.ts';
import { isForOutside } from '../../shared/delhi/age-limit.ts';
import { delhiOnCard } from '../../shared/delhi/delhi-line.ts';
import { delhiRules } from '../../shared/delhi/delhi-rules.ts';
import { carTitle, formatPrice, unbroken } from '../../shared/format.ts';
import { faultCount } from '../../shared/inspection/inspection.ts';
import { emiLabel, usualEmi } from '../../shared/money/monthly-cost.ts';
import { useSite, useStock, useToday } from '../site-context.ts';
import { CarPicture } from './car-picture.tsx';
import { FavoriteButton } from './favorites.tsx';

export type FestiveBadge = 'everywhere' | 'desktop' | 'nowhere';

type CarCardProps = {
  car: Listing;
  formatMileage: (kilometres: number) => string;
  festiveBadge?: FestiveBadge;
  load?: 'lazy' | 'preload';
  /** True on the page that the card's link would lead to. */
  isHere?: boolean;
};

const sizes = '(min-width: 1366px) 400px, (min-width: 1024px) 30vw, (min-width: 670px) 46vw, 92vw';

export const CarCard = memo(function CarCard(props: CarCardProps) {
  const { car, formatMileage, festiveBadge = 'nowhere', load = 'lazy', isHere } = props;
  const title = carTitle(car);
  const titleId = useId();
  return (
    <li className="car-card">
      <CarPicture car={car} sizes={sizes} width={400} height={300} load={load} />
      {(festiveBadge !== 'nowhere' || car.featured) && (
        <p className="car-card__badges wrapping">
          {festiveBadge !== 'nowhere' && (
            <b className={`badge badge--festive${festiveBadge === 'desktop' ? ' only-wide' : ''}`}>
              Festive Special
            </b>
          )}
          {car.featured && <b className="badge badge--featured">Featured</b>}
        </p>
      )}
      <h3 className="car-card__title" id={titleId}>
        {title}
      </h3>
      <CardStatus car={car} />
      <CardPrice car={car} />
      <dl className="car-card__facts">
        <dt>Kilometers</dt>
        <dd>{formatMileage(car.mileage)}</dd>
        <dt>Fuel</dt>
        <dd>{car.fuel}</dd>
        <dt>Transmission</dt>
        <dd>{car.transmission}</dd>
      </dl>
      {!isHere && (
        <a className="car-card__link button" href={`/car/${car.id}`} aria-label={`View Details: ${title}`}>
          View Details
        </a>
      )}
      <FavoriteButton id={car.id} titleId={titleId} />
    </li>
  );
});

function CardPrice({ car }: { car: Listing }) {
  const emi = usualEmi(car, useSite().finance, useToday());
  return (
    <p className="car-card__price wrapping">
      <b>{formatPrice(car.price)}</b>
      {car.originalPrice !== undefined && <s>{formatPrice(car.originalPrice)}</s>}
      {emi !== undefined && <small>{emiLabel(emi)}</small>}
    </p>
  );
}

function CardStatus({ car }: { car: Listing }) {
  const { hasInspections } = useStock();
  const now = new Date(useToday());
  const { inspected } = car;
  const isGood = inspected?.faults === 0;
  const isOutside = isForOutside(car, now, delhiRules);
  const sheet = inspected ? `Inspected · ${faultCount(inspected.faults)}` : 'Not inspected yet';
  return (
    <p className="car-card__status small">
      {hasInspections && (
        <>
          <span className={isGood ? 'inspection__state--good' : undefined}>{sheet}</span>
          {' · '}
        </>
      )}
      <span className={isOutside ? 'car-card__outside' : undefined}>
        {unbroken(delhiOnCard(car, now, delhiRules))}
      </span>
    </p>
  );
}
