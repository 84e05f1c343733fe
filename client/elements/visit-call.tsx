import { directionsAddress } from '../../shared/maps.ts';
import { displayPhone, telLink } from '../../shared/messages/phone.ts';
import { addressLine, openingHours } from '../../shared/site.ts';
import { useSite } from '../site-context.ts';

/** The closing call: come and see the cars. */
export function VisitCall() {
  const site = useSite();
  return (
    <section className="visit-call" aria-labelledby="visit-title">
      <div className="visit-call__text">
        <h2 className="visit-call__title" id="visit-title">
          Come and sit in one
        </h2>
        <p>{`${addressLine(site)}. Open ${openingHours.shown}.`}</p>
      </div>
      <div className="button-row">
        <a className="button button--gold" href={telLink(site.phone)}>
          {`Call ${displayPhone(site.phone)}`}
        </a>
        <a
          className="button button--outline-light"
          href={directionsAddress(site)}
          target="_blank"
          rel="noopener"
        >
          Get Directions
        </a>
      </div>
    </section>
  );
}
