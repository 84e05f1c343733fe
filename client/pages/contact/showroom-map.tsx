import { directionsUrl, mapEmbedUrl } from '../../../shared/maps.ts';
import { ButtonLink } from '../../elements/button-link.tsx';
import { ScenePicture } from '../../elements/scene-picture.tsx';
import { WayHere } from '../../elements/way-here.tsx';
import { useSite } from '../../site-context.ts';

export function ShowroomMap() {
  const site = useSite();
  return (
    <section className="panel showroom-map" aria-labelledby="map-title">
      <h2 className="panel__title" id="map-title">
        Find Our Showroom
      </h2>
      <WayHere>
        <ButtonLink
          look="primary"
          href={directionsUrl(site)}
          label="Get Directions"
          icon="map-pin"
          opensTab
        />
      </WayHere>
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
    </section>
  );
}
