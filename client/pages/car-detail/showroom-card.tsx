import { directionsUrl } from '../../../shared/dealer/maps.ts';
import { openingHours, shownAddress } from '../../../shared/dealer/site.ts';
import { HydrationBoundary } from '../../before-hydration/hydration-boundary.tsx';
import { ButtonLink } from '../../elements/button-link.tsx';
import { WayHere } from '../../elements/way-here.tsx';
import { useSite } from '../../site-context.ts';

export function ShowroomCard() {
  const site = useSite();
  return (
    <HydrationBoundary>
      <section className="panel showroom-card stack no-print" aria-labelledby="location-title">
        <h2 className="panel__title" id="location-title">
          Vehicle Location
        </h2>
        <p>Available at our showroom:</p>
        <address>
          <b>{site.brand}</b>
          <br />
          {shownAddress(site)}
        </address>
        <p>{openingHours.shown}</p>
        <ButtonLink look="outline" href={directionsUrl(site)} label="Get Directions" icon="map-pin" />
        <details className="fold">
          <summary>How to get here</summary>
          <WayHere />
        </details>
      </section>
    </HydrationBoundary>
  );
}
