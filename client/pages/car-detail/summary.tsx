import { holdLine } from '../../../shared/buying.ts';
import type { CarDetail } from '../../../shared/cars/car.ts';
import type { RuledCar } from '../../../shared/delhi/age-limit.ts';
import { delhiLine } from '../../../shared/delhi/delhi-line.ts';
import { delhiQuestionPath } from '../../../shared/delhi/delhi-question.ts';
import { delhiRules } from '../../../shared/delhi/delhi-rules.ts';
import { carTitle, formatMileage, formatPrice } from '../../../shared/format.ts';
import { driveQuestion, holdQuestion, videoQuestion } from '../../../shared/messages/car-questions.ts';
import { plainInquiry } from '../../../shared/messages/inquiry.ts';
import { mailtoLink } from '../../../shared/messages/mailto.ts';
import { telLink, whatsAppLink } from '../../../shared/messages/phone.ts';
import { AskLink } from '../../cars/ask-link.tsx';
import { DriveDayLinks } from '../../cars/drive-day-links.tsx';
import { UnfoldingRow } from '../../cars/unfolding-row.tsx';
import { ButtonLink } from '../../elements/button-link.tsx';
import { Icon } from '../../elements/icon.tsx';
import { useSite, useTexts, useToday } from '../../site-context.ts';
import { MonthDetails } from './cost/month-details.tsx';
import { OfferList } from './cost/offer-list.tsx';
import { InspectionLink } from './inspection/inspection-panel.tsx';

export function Summary({ car }: { car: CarDetail }) {
  const site = useSite();
  const { hold, mechanic } = useTexts();
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
          <UnfoldingRow
            icon="calendar"
            line={hold ? 'Drive it, hold it or ask for a video' : 'Drive it, or ask for a video'}
            id="drive"
          >
            <p>Choose a time and ask us on WhatsApp. For today, call us.</p>
            <DriveDayLinks question={(when) => driveQuestion(car, when, site.origin)} />
            {mechanic && <p>{`Your own mechanic: ${mechanic}.`}</p>}
            <ButtonLink
              look="outline"
              href={whatsAppLink(site.phone, videoQuestion(car, site.origin))}
              label="Send me a video"
              opensTab
            />
            {hold && (
              <ButtonLink
                look="outline"
                href={whatsAppLink(site.phone, holdQuestion(car, hold, site.origin))}
                label={`Hold it: ${holdLine(hold)}`}
                opensTab
              />
            )}
          </UnfoldingRow>
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

/** Whether the car may be driven in Delhi NCR, and by which rule. */
function DelhiNote({ car }: { car: RuledCar }) {
  const { short, reason, state } = delhiLine(car, new Date(useToday()), delhiRules);
  return (
    <UnfoldingRow icon={icons[state]} line={short} className={`delhi-note delhi-note--${state}`}>
      <p>
        {reason} <a href={delhiQuestionPath(car)}>Papers and rules</a>
      </p>
    </UnfoldingRow>
  );
}

const icons = { allowed: 'shield-check', ending: 'clock', outside: 'triangle-alert' } as const;
