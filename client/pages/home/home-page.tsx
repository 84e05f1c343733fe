import { featuredListings } from '../../../shared/cars/featured-listings.ts';
import { withBrand } from '../../../shared/dealer-texts.ts';
import { formatMileage } from '../../../shared/format.ts';
import { homeTexts } from '../../../shared/stock/home-texts.ts';
import { dealerData } from '../../../shared/structured-data.ts';
import { CarCard } from '../../cars/car-card.tsx';
import { PictureNote } from '../../cars/picture-note.tsx';
import { FestivePopup } from '../../festive/festive-popup.tsx';
import { FireworksOverlay } from '../../festive/fireworks-overlay.tsx';
import { Ribbon } from '../../elements/ribbon.tsx';
import { PageHead } from '../../elements/page-head.tsx';
import { useSite } from '../../site-context.ts';
import { VisitCall } from '../../elements/visit-call.tsx';
import { WholeWords } from '../../elements/whole-words.tsx';
import { HeroVideo } from './hero-video.tsx';
import { Reasons } from './reasons.tsx';
import { ShortcutRow } from './shortcut-row.tsx';
import { VisitStrip } from './visit-strip.tsx';

export function HomePage() {
  const site = useSite();
  const { title, welcome, festive } = homeTexts;
  return (
    <>
      <PageHead
        title={`${site.brand} Delhi | Certified Pre-Owned Cars`}
        description={`Quality certified pre-owned cars in Delhi with transparent dealing: inspected, fairly priced, with finance${site.festive ? ' and festive offers' : ''} at ${site.brand}.`}
        path="/"
        structuredData={[dealerData(site)]}
      />
      {site.festive && <FireworksOverlay />}
      <Ribbon>{withBrand(festive.ribbon, site.brand)}</Ribbon>
      <section className="hero">
        <HeroVideo />
        <div className="hero__text">
          <h1 className="hero__title">
            <WholeWords>{title}</WholeWords>
          </h1>
          <p>{withBrand(site.festive ? festive.welcome : welcome, site.brand)}</p>
          <div className="button-row">
            <a className="button button--gold" href="/inventory">
              {site.festive ? 'View Festive Offers' : 'View Cars'}
            </a>
            <a className="button button--outline-light" href="/contact">
              Contact Us
            </a>
          </div>
        </div>
      </section>
      <ShortcutRow />
      <Reasons />
      <VisitStrip />
      <section className="section" aria-labelledby="featured-title">
        <h2 className="section__title" id="featured-title">
          Featured Vehicles
        </h2>
        <ul className="car-grid car-grid--three">
          {featuredListings.map((car, index) => (
            <CarCard
              key={car.id}
              car={car}
              formatMileage={formatMileage}
              festiveBadge={site.festive && index === 0 ? 'everywhere' : 'nowhere'}
            />
          ))}
        </ul>
        <PictureNote cars={featuredListings} />
        <p className="section__more">
          <a className="button button--primary" href="/inventory">
            View All Vehicles
          </a>
        </p>
      </section>
      <VisitCall />
      {site.festive && <FestivePopup>{withBrand(festive.popup, site.brand)}</FestivePopup>}
    </>
  );
}
