import { useSyncExternalStore } from 'react';
import { openNow } from '../../../shared/hours/open-now.ts';
import { directionsUrl } from '../../../shared/maps.ts';
import { displayPhone, telLink } from '../../../shared/messages/phone.ts';
import { openingHours, shownAddress } from '../../../shared/site.ts';
import { subscribeToClock } from '../../browser/clock.ts';
import { ClosingCall } from '../../elements/closing-call.tsx';
import { WayHere } from '../../elements/way-here.tsx';
import { useSite } from '../../site-context.ts';

/** Where the showroom is and when it is open. Only the browser knows whether it is open now. */
export function VisitCall() {
  const site = useSite();
  const state = useSyncExternalStore(
    subscribeToClock,
    () => openNow(openingHours, new Date()),
    () => undefined,
  );
  return (
    <ClosingCall title="Come and sit in one" hasPicture>
      <p>{shownAddress(site)}</p>
      <p>
        {openingHours.shown}
        {state && (
          <>
            <br />
            <b>{state}</b>
          </>
        )}
      </p>
      <WayHere />
      <div className="button-row">
        <a className="button button--gold" href={telLink(site.phone)}>
          {`Call ${displayPhone(site.phone)}`}
        </a>
        <a className="button button--outline-light" href={directionsUrl(site)} target="_blank" rel="noopener">
          Get Directions
        </a>
        <a className="button button--outline-light" href="/contact?about=exchange#contact-title">
          Exchange your car
        </a>
      </div>
    </ClosingCall>
  );
}
