import { directionsUrl } from '../../../shared/messages/maps.ts';
import { openNow } from '../../../shared/open-now.ts';
import { addressLine, openingHours } from '../../../shared/site.ts';
import { useMinute } from '../../browser/use-minute.ts';
import { Icon } from '../../elements/icon.tsx';
import { WayHere } from '../../elements/way-here.tsx';
import { useSite } from '../../site-context.ts';

/** Where the showroom is and when it is open. Whether it is open now is told in the browser alone. */
export function VisitStrip() {
  const site = useSite();
  const minute = useMinute();
  const state = minute && openNow(openingHours.shown, minute);
  return (
    <section className="visit-strip" aria-label="Visit us">
      <p className="visit-strip__fact">
        <Icon name="map-pin" />
        {addressLine(site)}
      </p>
      <p className="visit-strip__fact">
        <Icon name="clock" />
        <span>
          {openingHours.shown}
          {state && <b className={state.isOpen ? 'visit-strip__open' : ''}>{state.text}</b>}
        </span>
      </p>
      <WayHere />
      <a className="button button--outline" href={directionsUrl(site)} target="_blank" rel="noopener">
        Get Directions
      </a>
    </section>
  );
}
