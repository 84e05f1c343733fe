import type { CarDetail, Listing } from '../../../shared/cars/car.ts';
import { shareCardPath } from '../../../shared/cars/pictures.ts';
import { carTitle, formatMileage } from '../../../shared/format.ts';
import { cityOf, goodsOf } from '../../../shared/page-metadata.ts';
import { carPageData } from '../../../shared/structured-data/car-page-data.ts';
import { SimilarCarsSection } from '../../cars/similar-cars-section.tsx';
import { ButtonLink } from '../../elements/button-link.tsx';
import { Page } from '../../layout/page.tsx';
import { useSite } from '../../site-context.ts';
import { DetailHeader } from './detail-header.tsx';
import { Gallery } from './gallery/gallery.tsx';

/** A sold car keeps its page for some weeks, for old links. */
export function SoldCarPage({ car, similar }: { car: CarDetail; similar: readonly Listing[] }) {
  const site = useSite();
  const title = carTitle(car);
  return (
    <Page
      title={`${title} - Sold`}
      description={`This ${title} is sold. See similar ${goodsOf(site)} at ${site.brand}, ${cityOf(site)}.`}
      path={`/car/${car.id}`}
      isIndexed={false}
      type="product"
      image={{ path: shareCardPath(car), alt: title }}
      structuredData={carPageData(site, car)}
    >
      <article className="car-detail car-detail--sold">
        <DetailHeader car={car} />
        <Gallery car={car} />
        <div className="summary panel">
          <h1 className="summary__title">
            <em>Sold:</em> {title}
          </h1>
          <ul className="chips">
            <li>{`${car.owner} Owner`}</li>
            <li>{formatMileage(car.mileage)}</li>
            <li>{car.fuel}</li>
            <li>{car.transmission}</li>
          </ul>
          <p className="description__text">
            This car has found its new home, and the cars below come closest to it. Tell us what you want; we
            will call when one arrives.
          </p>
          <div className="button-row summary__actions">
            <ButtonLink look="primary" href="/inventory" label="View All Vehicles" />
            <ButtonLink look="outline" href={`/contact?car=${car.id}#contact-title`} label="Contact Us" />
          </div>
        </div>
      </article>
      <SimilarCarsSection cars={similar} />
    </Page>
  );
}
