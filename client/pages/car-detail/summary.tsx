import type { CarDetail } from '../../../shared/cars/car.ts';
import { carTitle, formatMileage, formatPrice } from '../../../shared/format.ts';
import { plainInquiry } from '../../../shared/messages/inquiry.ts';
import { mailtoLink } from '../../../shared/messages/mailto.ts';
import { telLink } from '../../../shared/messages/phone.ts';
import { AskLink } from '../../cars/ask-link.tsx';
import { DelhiNote } from '../../cars/delhi-note.tsx';
import { ButtonLink } from '../../elements/button-link.tsx';
import { Icon } from '../../elements/icon.tsx';
import { useSite } from '../../site-context.ts';
import { ComeAndDrive } from './come-and-drive.tsx';
import { MonthDetails } from './cost/month-details.tsx';
import { OfferList } from './cost/offer-list.tsx';
import { InspectionLink } from './inspection/inspection-link.tsx';

/** What decides: the price and what it buys, and the ways to ask. */
export function Summary({ car }: { car: CarDetail }) {
  const site = useSite();
  return (
    <div className="summary-column">
      <div className="summary">
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
          <AskLink car={car} label="Still available? Ask on WhatsApp" />
          <ButtonLink look="outline" href={telLink(site.phone)} label="Call Now" icon="phone" />
          <ButtonLink
            look="outline"
            href={mailtoLink(plainInquiry(site.email, car, site.origin))}
            label="Email Inquiry"
            icon="mail"
          />
        </div>
        <div className="rows">
          <ComeAndDrive car={car} />
          <a className="row row__line" href={`/contact?about=exchange&car=${car.id}#contact-title`}>
            <Icon name="repeat" />
            <span>Exchange your car</span>
          </a>
        </div>
        <OfferList car={car} />
      </div>
    </div>
  );
}
