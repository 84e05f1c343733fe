import { cityOf, goodsOf, promiseOf } from '../../../shared/dealer/page-metadata.ts';
import { type Site, addressLine } from '../../../shared/dealer/site.ts';
import type { HomeTexts, Reason } from '../../../shared/dealer/texts-schema.ts';
import { withBrand } from '../../../shared/format.ts';
import { featuredListings } from '../../../shared/inventory/create-stock.ts';
import { CarList } from '../../cars/car-list.tsx';
import { ButtonLink } from '../../elements/button-link.tsx';
import { NoCars } from '../../elements/no-cars.tsx';
import { ReasonSection } from '../../elements/reason-section.tsx';
import { Ribbon } from '../../elements/ribbon.tsx';
import { FestivePopup } from '../../festive/festive-popup.tsx';
import { FireworksOverlay } from '../../festive/fireworks-overlay.tsx';
import { Page } from '../../layout/page.tsx';
import { useSite, useStock, useTexts } from '../../site-context.ts';
import { ContinueRow } from './continue-row.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { ShortcutRow } from './shortcut-row.tsx';
import { ShownInspection } from './shown-inspection.tsx';
import { VisitCall } from './visit-call.tsx';

export function HomePage() {
  const site = useSite();
  const { listings } = useStock();
  const { brand } = site;
  const { home: texts = {} } = useTexts();
  const { title = `Used cars from ${brand}`, festive } = texts;
  const { welcome, description = defaultDescription(site) } = {
    ...texts,
    ...(site.festive && festive),
  };
  return (
    <Page
      title={`${site.brand} ${cityOf(site)} | ${titleCase(goodsOf(site))}`}
      description={withBrand(description, brand)}
      path="/"
    >
      <Ribbon>{festive?.ribbon && withBrand(festive.ribbon, brand)}</Ribbon>
      {site.festive && <FireworksOverlay />}
      <section className="hero dark">
        <HeroPicture />
        <div className="hero__text">
          <h1 className="hero__title">
            <WholeWords>{title}</WholeWords>
          </h1>
          {welcome && <p>{withBrand(welcome, brand)}</p>}
          <div className="button-row wrapping">
            {listings.length > 0 && (
              <ButtonLink
                look="gold"
                href="/inventory"
                label={site.festive ? 'View Festive Offers' : 'View Cars'}
              />
            )}
            <ButtonLink look="outline-light" href="/contact" label="Contact Us" />
          </div>
        </div>
      </section>
      <ShortcutRow />
      <ContinueRow />
      <ShownInspection />
      <ReasonSection
        title={`Why Choose ${brand}?`}
        reasons={reasonsNow(site, texts)}
        note={site.festive ? festive?.note : undefined}
      />
      {listings.length > 0 ? <FeaturedCars /> : <NoCars />}
      <VisitCall />
      {site.festive && festive?.popup && <FestivePopup>{withBrand(festive.popup, brand)}</FestivePopup>}
    </Page>
  );
}

function reasonsNow(site: Site, { reasons = [], festive: { reason } = {} }: HomeTexts): readonly Reason[] {
  return site.festive && reason ? [...reasons.slice(0, -1), reason] : reasons;
}

function defaultDescription(site: Site): string {
  return `${promiseOf(site)}: pictures, prices and kilometres, at {brand}, ${addressLine(site)}.`;
}

/** 'Certified Pre-Owned Cars'. */
function titleCase(text: string): string {
  return text.replace(/(^|[ -])\p{Ll}/gu, (start) => start.toUpperCase());
}

function WholeWords({ children }: { children: string }) {
  // Every second part is a hyphenated word.
  return children.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="no-break">
        {part}
      </span>
    ),
  );
}

function FeaturedCars() {
  const cars = featuredListings(useStock());
  return (
    <section className="section" aria-labelledby="featured-title">
      <h2 className="section__title" id="featured-title">
        Featured Vehicles
      </h2>
      <CarList cars={cars} badgeOf={(index) => (index === 0 ? 'everywhere' : 'nowhere')} />
      <p className="section__more wrapping">
        <ButtonLink look="primary" href="/inventory" label="View All Vehicles" />
      </p>
    </section>
  );
}
