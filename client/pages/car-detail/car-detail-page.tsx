import { useEffect } from 'react';
import type { CarDetail, Listing } from '../../../shared/cars/car.ts';
import { shareCardPath } from '../../../shared/cars/pictures.ts';
import { carTitle, formatMileage, formatPrice } from '../../../shared/format.ts';
import { cityOf } from '../../../shared/page-metadata.ts';
import { carPageData } from '../../../shared/structured-data/car-page-data.ts';
import { whenVisible } from '../../browser/when-visible.ts';
import { SimilarCarsSection } from '../../cars/similar-cars-section.tsx';
import { rememberCar } from '../../continue/seen.ts';
import { Ribbon } from '../../elements/ribbon.tsx';
import { Page } from '../../layout/page.tsx';
import { useSite } from '../../site-context.ts';
import { ActionBar } from './action-bar.tsx';
import { Description } from './description.tsx';
import { DetailHeader } from './detail-header.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { InquiryForm } from './inquiry-form.tsx';
import { InspectionPanel } from './inspection/inspection-panel.tsx';
import { ShowroomCard } from './showroom-card.tsx';
import { Specifications } from './specifications.tsx';
import { Summary } from './summary.tsx';

export function CarDetailPage({ car, similar }: { car: CarDetail; similar: readonly Listing[] }) {
  const site = useSite();
  const title = carTitle(car);
  useEffect(() => whenVisible(() => rememberCar(car.id)), [car.id]);
  return (
    <Page
      title={`${title} - ${formatPrice(car.price)}`}
      description={`Used ${title} in ${car.color}, ${car.fuel}, ${car.transmission}, ${car.owner} owner, ${formatMileage(car.mileage)}, for ${formatPrice(car.price)} at ${site.brand}, ${cityOf(site)}.`}
      path={`/car/${car.id}`}
      type="product"
      image={{ path: shareCardPath(car), alt: `${title} for ${formatPrice(car.price)}` }}
      structuredData={carPageData(site, car)}
      price={car.price}
    >
      <article className="car-detail">
        <DetailHeader car={car} />
        <Gallery car={car} />
        <Summary car={car} />
        {site.festive && (
          <div className="tags festive-deal">
            <p className="badge badge--gold">Festive Special Deal</p>
            <Ribbon>🎉 Festive Special Offer - Exclusive Deal on This Car! 🎉</Ribbon>
          </div>
        )}
        {car.inspection && <InspectionPanel sheet={car.inspection} car={car} />}
        <Description car={car} />
        <Specifications specs={car.specs} />
        <InquiryForm car={car} />
        <ShowroomCard />
      </article>
      <SimilarCarsSection cars={similar} />
      <ActionBar car={car} />
    </Page>
  );
}
