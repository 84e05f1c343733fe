import { withBrand } from '../../../shared/dealer-texts.ts';
import { addressLine } from '../../../shared/site.ts';
import { breadcrumbData } from '../../../shared/structured-data/breadcrumb-data.ts';
import { ButtonLink } from '../../elements/button-link.tsx';
import { ClosingCall } from '../../elements/closing-call.tsx';
import { ScenePicture, yardName } from '../../elements/scene-picture.tsx';
import { Page } from '../../layout/page.tsx';
import { useSite, useTexts } from '../../site-context.ts';
import { Claims } from './claims.tsx';
import { Papers } from './papers.tsx';

export function AboutPage() {
  const site = useSite();
  const { brand } = site;
  const { description = `${brand}, ${addressLine(site)}.`, since, claim } = useTexts().about ?? {};
  return (
    <Page
      title="About Us"
      description={withBrand(description, brand)}
      path="/about"
      structuredData={[breadcrumbData(site, [{ name: 'About', path: '/about' }])]}
    >
      <section className="pictured about-hero">
        <div className="pictured__words">
          {since && <p className="badge badge--gold">{since}</p>}
          <h1 className="page-hero__title">
            About <span className="no-break">{brand}</span>
          </h1>
          {claim && <p>{withBrand(claim, brand)}</p>}
        </div>
        <ScenePicture
          wide="yard-wide"
          narrow="yard-narrow"
          className="pictured__picture"
          alt={yardName(brand)}
          wideSizes="60vw"
          load="eager"
        />
      </section>
      <Claims />
      <Papers />
      <ClosingCall title="Your next car may be here">
        <p>Browse our cars from home, or tell us what you want and we will look for it.</p>
        <div className="button-row">
          <ButtonLink look="gold" href="/inventory" label="View Inventory" />
          <ButtonLink look="outline-light" href="/contact" label="Contact Us" />
        </div>
      </ClosingCall>
    </Page>
  );
}
