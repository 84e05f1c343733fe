import type { CarDetail, Listing } from '../../../shared/cars/car.ts';
import { shareCardAddress } from '../../../shared/cars/pictures.ts';
import { carTitle, formatMileage, formatPrice } from '../../../shared/format.ts';
import { breadcrumbData, carData } from '../../../shared/structured-data.ts';
import { Ribbon } from '../../elements/ribbon.tsx';
import { PageHead } from '../../elements/page-head.tsx';
import { SimilarCarsSection } from '../../cars/similar-cars-section.tsx';
import { useSite } from '../../site-context.ts';
import { ActionBar } from './action-bar.tsx';
import { DetailHeader } from './detail-header.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { InquiryForm } from './inquiry-form.tsx';
import { ShowroomCard } from './showroom-card.tsx';
import { Specifications } from './specifications.tsx';
import { Summary } from './summary.tsx';

export { loadCarPage } from '../../../shared/cars/details.ts';

export function CarDetailPage({ car, similar }: { car: CarDetail; similar: readonly Listing[] }) {
  const site = useSite();
  const title = carTitle(car);
  const path = `/car/${car.id}`;
  const crumbs = [
    { name: 'Inventory', path: '/inventory' },
    { name: title, path },
  ];
  return (
    <>
      <PageHead
        title={`${title} - ${formatPrice(car.price)}`}
        description={`Used ${title} in ${car.color}, ${car.fuel}, ${car.transmission}, ${car.owner} owner, ${formatMileage(car.mileage)}, for ${formatPrice(car.price)} at ${site.brand}, Delhi.`}
        path={path}
        type="product"
        image={{ address: shareCardAddress(car.id), alt: `${title} for ${formatPrice(car.price)}` }}
        structuredData={[carData(site, car), breadcrumbData(site, crumbs)]}
      />
      <Ribbon>🎉 Festive Special Offer - Exclusive Deal on This Car! 🎉</Ribbon>
      <article className="car-detail">
        <DetailHeader car={car} />
        <Gallery car={car} />
        <Summary car={car} />
        <div className="car-detail__columns">
          <Specifications specs={car.specs} />
          <InquiryForm car={car} />
          <ShowroomCard />
        </div>
      </article>
      <SimilarCarsSection cars={similar} />
      <ActionBar car={car} />
    </>
  );
}
