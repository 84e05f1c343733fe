import { directionsUrl } from '../../../shared/dealer/maps.ts';
import { openingHours, shownAddress } from '../../../shared/dealer/site.ts';
import { openNow } from '../../../shared/hours/open-now.ts';
import { displayPhone, telLink } from '../../../shared/messages/phone.ts';
import { useNow } from '../../browser/clock.ts';
import { ButtonLink } from '../../elements/button-link.tsx';
import { ClosingCall } from '../../elements/closing-call.tsx';
import { WayHere } from '../../elements/way-here.tsx';
import { useSite } from '../../site-context.ts';

/** Whether the showroom is open now is known only in the browser. */
export function VisitCall() {
  const site = useSite();
  const state = useNow((now) => openNow(openingHours.shown, now), undefined);
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
      <div className="button-row wrapping">
        <ButtonLink look="gold" href={telLink(site.phone)} label={`Call ${displayPhone(site.phone)}`} />
        <ButtonLink look="outline-light" href={directionsUrl(site)} label="Get Directions" />
        <ButtonLink
          look="outline-light"
          href="/contact?about=exchange#contact-title"
          label="Exchange your car"
        />
      </div>
    </ClosingCall>
  );
}
