import { useEffect } from 'react';
import type { CarDetail, Listing } from '../../../shared/cars/car.ts';
import { shareCardPath } from '../../../shared/cars/pictures.ts';
import { cityOf, goodsOf } from '../../../shared/dealer/page-metadata.ts';
import { carTitle, formatMileage, formatPrice } from '../../../shared/format.ts';
import { arrivalQuestion, carQuestion } from '../../../shared/messages/car-questions.ts';
import { whatsAppLink } from '../../../shared/messages/phone.ts';
import { whenVisible } from '../../browser/when-visible.ts';
import { SimilarCarsSection } from '../../cars/car-list.tsx';
import { ChatLink } from '../../cars/chat-link.tsx';
import { FavoriteButton } from '../../cars/favorites.tsx';
import { ButtonLink } from '../../elements/button-link.tsx';
import { Icon, IconButton } from '../../elements/icon.tsx';
import { Ribbon } from '../../elements/ribbon.tsx';
import { ContactBar } from '../../layout/contact-bar.tsx';
import { Page } from '../../layout/page.tsx';
import { BackToInventory } from '../../navigation/last-inventory.tsx';
import { rememberCar } from '../../navigation/seen.ts';
import { useSite } from '../../site-context.ts';
import { Description, Specifications } from './description.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { InquiryForm } from './inquiry-form.tsx';
import { InspectionPanel } from './inspection/inspection-panel.tsx';
import { sharePage } from './share-page.ts';
import { ShowroomCard } from './showroom-card.tsx';
import { Summary } from './summary.tsx';

type CarPageProps = { car: CarDetail; similar: readonly Listing[] };

export function CarDetailPage({ car, similar }: CarPageProps) {
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
      price={car.price}
      bar={
        <ContactBar chat={whatsAppLink(site.phone, carQuestion(car, site.origin))}>
          <b className="contact-bar__price">{formatPrice(car.price)}</b>
        </ContactBar>
      }
    >
      <article className="car-detail">
        <DetailHeader car={car} />
        <Gallery car={car}>
          <Ribbon>
            <b className="badge badge--festive">Festive Special Deal</b>{' '}
            <span>🎉 Festive Special Offer - Exclusive Deal on This Car! 🎉</span>
          </Ribbon>
        </Gallery>
        <Summary car={car} />
        <div className="car-detail__more">
          {car.inspection && <InspectionPanel sheet={car.inspection} car={car} />}
          <Description car={car} />
          <Specifications specs={car.specs} />
          <InquiryForm car={car} />
          <ShowroomCard />
        </div>
      </article>
      <SimilarCarsSection cars={similar} />
    </Page>
  );
}

/** A sold car keeps its page for some weeks, for old links. */
export function SoldCarPage({ car, similar }: CarPageProps) {
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
    >
      <article className="car-detail car-detail--sold">
        <DetailHeader car={car} />
        <Gallery car={car} />
        <div className="summary panel">
          <h1 className="summary__title">
            <em>Sold:</em> {title}
          </h1>
          <ul className="chips wrapping">
            <li>{`${car.owner} Owner`}</li>
            <li>{formatMileage(car.mileage)}</li>
            <li>{car.fuel}</li>
            <li>{car.transmission}</li>
          </ul>
          <p className="description__text">
            This car has found its new home, and the cars below come closest to it. Tell us what you want; we
            will call when one arrives.
          </p>
          <div className="button-row summary__actions wrapping">
            <ChatLink text={arrivalQuestion(car, site.origin)} label="Tell me when one arrives" />
            <ButtonLink look="primary" href="/inventory" label="View All Vehicles" />
          </div>
        </div>
      </article>
      <SimilarCarsSection cars={similar} />
    </Page>
  );
}

function DetailHeader({ car }: { car: CarDetail }) {
  return (
    <div className="detail-header wrapping no-print">
      <BackToInventory className="detail-header__back">
        <Icon name="arrow-left" />
        Back to Inventory
      </BackToInventory>
      <FavoriteButton id={car.id} />
      <IconButton
        className="needs-script"
        icon="share-2"
        label="Share"
        onClick={() => void sharePage(carTitle(car))}
      />
    </div>
  );
}
