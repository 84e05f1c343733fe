import { useLocation } from 'react-router-dom';
import type { Listing } from '../../../shared/cars/car.ts';
import { cityOf, goodsOf } from '../../../shared/dealer/page-metadata.ts';
import { formatMileage } from '../../../shared/format.ts';
import { featuredListings } from '../../../shared/inventory/create-stock.ts';
import { carQuestion } from '../../../shared/messages/car-questions.ts';
import { CarCard } from '../../cars/car-card.tsx';
import { SimilarCarsSection } from '../../cars/car-list.tsx';
import { ChatLink } from '../../cars/chat-link.tsx';
import { ButtonLink } from '../../elements/button-link.tsx';
import { Page } from '../../layout/page.tsx';
import { BackToInventory } from '../../navigation/last-inventory.tsx';
import { useSite, useStock } from '../../site-context.ts';

export function NotFoundPage() {
  const site = useSite();
  const { pathname } = useLocation();
  return (
    <Page
      title="Page not found"
      description={`There is no page at this address. Look through our ${goodsOf(site)} in ${cityOf(site)} instead.`}
      path={pathname}
    >
      <section className="message-page dark">
        <div className="diya" />
        <h1 className="message-page__title">
          <span className="message-page__number">404</span> <span>Oops! Page not found</span>
        </h1>
        <p className="message-page__text">The road ends here, but the showroom is only a turn away.</p>
        <div className="button-row wrapping">
          <ButtonLink look="primary" href="/" label="Return to Home" />
          <ButtonLink look="quiet" href="/inventory" label="View Inventory" />
        </div>
      </section>
    </Page>
  );
}

type CarNotFoundPageProps = {
  car?: Listing | undefined;
  similar: readonly Listing[] | undefined;
};

export function CarNotFoundPage({ car, similar }: CarNotFoundPageProps) {
  const stock = useStock();
  const { pathname } = useLocation();
  const site = useSite();
  return (
    <Page
      title="Car Not Found"
      description={`This car is not in our showroom. Look through the ${goodsOf(site)} that are.`}
      path={pathname}
    >
      <section className="message-page dark">
        <div className="diya" />
        <h1 className="message-page__title">Car Not Found</h1>
        {!car && (
          <p className="message-page__text">
            It may have been sold already. Tell us what you want; we will call when one arrives.
          </p>
        )}
        <div className="button-row wrapping">
          <BackToInventory className="button button--primary">Back to Inventory</BackToInventory>
          {!car && <ButtonLink look="quiet" href="/contact" label="Contact Us" />}
        </div>
      </section>
      {car && <PagelessCar car={car} />}
      <SimilarCarsSection
        title={car ? 'Similar Cars' : 'Waiting in Our Showroom'}
        cars={similar ?? featuredListings(stock)}
      />
    </Page>
  );
}

function PagelessCar({ car }: { car: Listing }) {
  const { origin } = useSite();
  return (
    <section className="section pageless-car stack" aria-labelledby="pageless-title">
      <div className="pageless-car__words stack">
        <h2 className="page-hero__title" id="pageless-title">
          {`This ${car.model} is for sale; its page is being written.`}
        </h2>
        <ChatLink text={carQuestion(car, origin)} label="Ask on WhatsApp" />
      </div>
      <ul>
        <CarCard car={car} formatMileage={formatMileage} isHere />
      </ul>
    </section>
  );
}
