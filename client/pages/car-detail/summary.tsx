import type { ReactNode } from 'react';
import type { CarDetail } from '../../../shared/cars/car.ts';
import { holdLine } from '../../../shared/dealer/buying.ts';
import { isForOutside, type RuledCar } from '../../../shared/delhi/age-limit.ts';
import { delhiLine } from '../../../shared/delhi/delhi-line.ts';
import { delhiQuestionPath } from '../../../shared/delhi/delhi-question.ts';
import { delhiRules } from '../../../shared/delhi/delhi-rules.ts';
import { carTitle, formatMileage, formatPrice, unbroken } from '../../../shared/format.ts';
import {
  carQuestion,
  holdQuestion,
  videoQuestion,
  visitQuestion,
} from '../../../shared/messages/car-questions.ts';
import { plainInquiry } from '../../../shared/messages/inquiry.ts';
import { mailtoLink } from '../../../shared/messages/mailto.ts';
import { telLink, whatsAppLink } from '../../../shared/messages/phone.ts';
import { ChatLink } from '../../cars/chat-link.tsx';
import { DriveDayLinks } from '../../cars/drive-day-links.tsx';
import { UnfoldingRow } from '../../cars/unfolding-row.tsx';
import { ButtonLink } from '../../elements/button-link.tsx';
import { CallNote } from '../../elements/call-note.tsx';
import { Icon } from '../../elements/icon.tsx';
import { useSite, useStock, useTexts, useToday } from '../../site-context.ts';
import { MonthDetails } from './cost/month-details.tsx';
import { OfferList } from './cost/offer-list.tsx';
import { InspectionLink } from './inspection/inspection-panel.tsx';

export function Summary({ car }: { car: CarDetail }) {
  const { email, origin } = useSite();
  const mailLink = mailtoLink(plainInquiry(email, car, origin));
  return (
    <div className="summary">
      <div className="summary__head">
        <h1 className="summary__title">{carTitle(car)}</h1>
        <Price car={car} />
        <CallActions car={car} className="only-desktop" />
      </div>
      <div>
        <div className="rows">
          <DelhiNote car={car} />
          <InspectionLink car={car} />
          <MonthDetails car={car} />
        </div>
        <ul className="chips wrapping">
          <li>{`${car.owner} Owner`}</li>
          <li>{formatMileage(car.mileage)}</li>
          <li>{car.year}</li>
        </ul>
      </div>
      <div className="no-print">
        <CallActions car={car} className="below-desktop">
          <ButtonLink look="outline" href={mailLink} label="Email Inquiry" icon="mail" />
        </CallActions>
        <div className="rows">
          <VisitRow car={car} />
          <a className="row row__line only-desktop" href={mailLink}>
            <Icon name="mail" />
            <span>Email Inquiry</span>
          </a>
          <a className="row row__line" href={`/contact?about=exchange&car=${car.id}#contact-title`}>
            <Icon name="repeat" />
            <span>Exchange your car</span>
          </a>
        </div>
      </div>
      <OfferList car={car} />
    </div>
  );
}

function Price({ car: { id, price, originalPrice } }: { car: CarDetail }) {
  const listed = useStock().listings.find((it) => it.id === id)?.price ?? price;
  return (
    <div className="summary__price">
      <p>
        <b>{formatPrice(price)}</b>
      </p>
      {originalPrice !== undefined && (
        <p>
          <s>{formatPrice(originalPrice)}</s> <strong>{`${formatPrice(originalPrice - price)} less`}</strong>
        </p>
      )}
      {listed !== price && <p>{`Listed at ${formatPrice(listed)}: you pay the lower price`}</p>}
    </div>
  );
}

type CallActionsProps = { car: CarDetail; className: string; children?: ReactNode };

/** Next to the price on desktops, where they stay in view; below the facts on phones, which have them in a bar. */
function CallActions({ car, className, children }: CallActionsProps) {
  const { phone, origin } = useSite();
  return (
    <div className={className}>
      <div className="button-row summary__actions wrapping">
        <ChatLink text={carQuestion(car, origin)} label="Still available? Ask on WhatsApp" />
        <ButtonLink look="outline" href={telLink(phone)} label="Call Now" icon="phone" />
        {children}
      </div>
      <CallNote />
    </div>
  );
}

function VisitRow({ car }: { car: CarDetail }) {
  const { phone, origin } = useSite();
  const { hold, mechanic } = useTexts();
  const isOutside = isForOutside(car, new Date(useToday()), delhiRules);
  const visit = isOutside ? 'See it in the yard' : 'Book a test drive';
  return (
    <UnfoldingRow
      icon="calendar"
      line={hold ? `${visit}, hold it, or ask for a video` : `${visit}, or ask for a video`}
      id="drive"
    >
      <p>Tap a time: WhatsApp opens with your request. For today, please call.</p>
      <DriveDayLinks question={(when) => visitQuestion(car, isOutside ? 'see' : 'drive', when, origin)} />
      {mechanic && <p>{`Your own mechanic: ${mechanic}.`}</p>}
      <ButtonLink
        look="outline"
        href={whatsAppLink(phone, videoQuestion(car, 'inside and the odometer', origin))}
        label="Send me a video"
      />
      {hold && (
        <ButtonLink
          look="outline"
          href={whatsAppLink(phone, holdQuestion(car, hold, origin))}
          label={`Hold it: ${holdLine(hold)}`}
        />
      )}
    </UnfoldingRow>
  );
}

function DelhiNote({ car }: { car: RuledCar }) {
  const { short, reason, state } = delhiLine(car, new Date(useToday()), delhiRules);
  return (
    <UnfoldingRow icon={icons[state]} line={unbroken(short)} className={`delhi-note delhi-note--${state}`}>
      <p>
        {unbroken(reason)} <a href={delhiQuestionPath(car)}>Papers and rules</a>
      </p>
    </UnfoldingRow>
  );
}

const icons = { allowed: 'shield-check', ending: 'clock', outside: 'triangle-alert' } as const;
