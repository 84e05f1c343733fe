import type { CarDetail } from '../../../shared/cars/car.ts';
import { carTitle, formatMileage, formatPrice } from '../../../shared/format.ts';
import { plainInquiry } from '../../../shared/messages/inquiry.ts';
import { mailtoLink } from '../../../shared/messages/mailto.ts';
import { telLink } from '../../../shared/messages/phone.ts';
import { AskLink } from '../../cars/ask-link.tsx';
import { DelhiNote } from '../../cars/delhi-note.tsx';
import { Icon } from '../../elements/icon.tsx';
import { useSite } from '../../site-context.ts';
import { MonthDetails } from './cost/month-details.tsx';
import { OfferList } from './cost/offer-list.tsx';
import { BestDayLink } from './best-day-link.tsx';
import { InspectionLink } from './inspection/inspection-link.tsx';

/** What decides: the price and what it buys, and the ways to ask. */
export function Summary({ car }: { car: CarDetail }) {
  const site = useSite();
  return (
    <div className="summary-column">
      <div className="summary">
        {site.festive && <p className="badge badge--gold">Festive Special Deal</p>}
        <h1 className="summary__title">{carTitle(car)}</h1>
        <p className="summary__price">
          <b>{formatPrice(car.price)}</b>
          {car.originalPrice !== undefined && <s>{formatPrice(car.originalPrice)}</s>}
        </p>
        <div className="rows">
          <DelhiNote car={car} />
          <MonthDetails car={car} />
          <InspectionLink car={car} />
        </div>
        <ul className="chips">
          <li>{`${car.owner} Owner`}</li>
          <li>{formatMileage(car.mileage)}</li>
          <li>{car.year}</li>
        </ul>
        <div className="button-row summary__actions">
          <AskLink car={car}>Ask on WhatsApp</AskLink>
          <BestDayLink car={car} />
          <a className="button button--outline" href={telLink(site.phone)}>
            <Icon name="phone" />
            Call Now
          </a>
          <a className="button" href={mailtoLink(plainInquiry(site.email, car, site.origin))}>
            <Icon name="mail" />
            Email Inquiry
          </a>
          <a className="button" href={`/contact?about=exchange&car=${car.id}#contact-title`}>
            Exchange your car
          </a>
        </div>
        <OfferList car={car} />
      </div>
    </div>
  );
}
