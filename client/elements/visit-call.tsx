import { directionsUrl } from '../../shared/messages/maps.ts';
import { displayPhone, telLink } from '../../shared/messages/phone.ts';
import { addressLine, openingHours } from '../../shared/site.ts';
import { useSite } from '../site-context.ts';
import { ClosingCall } from './closing-call.tsx';

export function VisitCall() {
  const site = useSite();
  return (
    <ClosingCall title="Come and sit in one" text={`${addressLine(site)}. Open ${openingHours.shown}.`}>
      <a className="button button--gold" href={telLink(site.phone)}>
        {`Call ${displayPhone(site.phone)}`}
      </a>
      <a className="button button--outline-light" href={directionsUrl(site)} target="_blank" rel="noopener">
        Get Directions
      </a>
      <a className="button button--outline-light" href="/contact?about=exchange">
        Exchange your car
      </a>
    </ClosingCall>
  );
}
