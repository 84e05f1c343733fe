import { shownAddress } from '../../../shared/site.ts';
import { directionsUrl, mapEmbedUrl } from '../../../shared/maps.ts';
import { WayHere } from '../../elements/way-here.tsx';
import { useSite } from '../../site-context.ts';
import { ScenePicture } from '../../elements/scene-picture.tsx';
import { Icon } from '../../elements/icon.tsx';
import { HydrationBoundary } from '../../before-hydration/hydration-boundary.tsx';

export function ShowroomMap() {
  const site = useSite();
  const directions = directionsUrl(site);
  return (
    <section className="panel showroom-map" aria-labelledby="map-title">
      <h2 className="panel__title" id="map-title">
        Find Our Showroom
      </h2>
      {/* Above the map, as most browsers cover its place with a message when it does not load. */}
      <HydrationBoundary>
        <p className="way-here">
          {shownAddress(site)}{' '}
          <a href={directions} target="_blank" rel="noopener">
            Open the map in Google Maps
          </a>
        </p>
      </HydrationBoundary>
      <div className="showroom-map__frame">
        <ScenePicture
          wide="yard-wide"
          narrow="yard-wide"
          className="showroom-map__picture"
          alt=""
          wideSizes="50vw"
        />
        <iframe
          className="showroom-map__map"
          src={mapEmbedUrl(site)}
          title={`Map: ${site.brand} showroom`}
          height={450}
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
          allowFullScreen
        />
      </div>
      <WayHere>
        <a className="button button--primary" href={directions} target="_blank" rel="noopener">
          <Icon name="map-pin" />
          Get Directions
        </a>
      </WayHere>
    </section>
  );
}
