import ownScenes from '#stock/scenes.json' with { type: 'json' };
import { addressLine } from '../../../shared/dealer/site.ts';
import { withBrand } from '../../../shared/format.ts';
import { ButtonLink } from '../../elements/button-link.tsx';
import { ClosingCall } from '../../elements/closing-call.tsx';
import { Facts } from '../../elements/facts.tsx';
import { ReasonSection } from '../../elements/reason-section.tsx';
import { YardPicture } from '../../elements/scene-picture.tsx';
import { Page } from '../../layout/page.tsx';
import { useSite, useStock, useTexts } from '../../site-context.ts';
import { Papers } from './papers.tsx';

export function AboutPage() {
  const site = useSite();
  const { brand } = site;
  const { description = `${brand}, ${addressLine(site)}.`, since, claim } = useTexts().about ?? {};
  return (
    <Page title="About Us" description={withBrand(description, brand)} path="/about">
      <section className="pictured about-hero dark">
        <div className="pictured__words stack">
          {since && <p className="badge badge--featured">{since}</p>}
          <h1 className="page-hero__title">
            About <span className="no-break">{brand}</span>
          </h1>
          {claim && <p>{withBrand(claim, brand)}</p>}
        </div>
        <YardPicture
          wide="yard-wide"
          narrow="yard-narrow"
          alt={
            ownScenes['yard-wide']
              ? `The showroom of ${brand}`
              : 'Illustration: five cars of different kinds parked in front of a lit showroom at dusk'
          }
          load="eager"
        />
      </section>
      <Claims />
      <Papers />
      <ClosingCall title="Your next car may be here">
        <p>Browse our cars from home, or tell us what you want and we will look for it.</p>
        <div className="button-row wrapping">
          <ButtonLink look="gold" href="/inventory" label="View Inventory" />
          <ButtonLink look="outline-light" href="/contact" label="Contact Us" />
        </div>
      </ClosingCall>
    </Page>
  );
}

function Claims() {
  const { brand } = useSite();
  const { listings } = useStock();
  const inspected = listings.filter((car) => car.inspected).length;
  const { mission, figures = [], values = [], reasons = [] } = useTexts().about ?? {};
  return (
    <>
      {(mission !== undefined || figures.length > 0) && (
        <section
          className="section about-mission"
          aria-label={mission ? undefined : 'In figures'}
          aria-labelledby={mission && 'mission-title'}
        >
          {mission && (
            <div>
              <h2 className="section__title" id="mission-title">
                Our Mission
              </h2>
              <p>{withBrand(mission, brand)}</p>
            </div>
          )}
          {figures.length > 0 && (
            <Facts
              className="stats"
              factClass="stats__stat"
              facts={figures.map(({ name, value }) => ({ name, text: value }))}
            />
          )}
        </section>
      )}
      <ReasonSection title="Our Values" reasons={values} />
      {reasons.length > 0 && (
        <section className="section" aria-labelledby="why-title">
          <h2 className="section__title" id="why-title">{`Why Choose ${brand}`}</h2>
          <ol className="checklist">
            {reasons.map((reason) => (
              <li key={reason}>{withBrand(reason, brand)}</li>
            ))}
          </ol>
          {inspected > 0 && (
            <p className="picture-note small">{`${inspected} of ${listings.length} are inspected today; the rest before you pay.`}</p>
          )}
        </section>
      )}
    </>
  );
}
