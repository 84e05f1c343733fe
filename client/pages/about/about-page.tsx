import { withBrand } from '../../../shared/dealer-texts.ts';
import { aboutTexts } from '../../../shared/stock/about-texts.ts';
import { breadcrumbData } from '../../../shared/structured-data.ts';
import { ClosingCall } from '../../elements/closing-call.tsx';
import { PageHead } from '../../elements/page-head.tsx';
import { ScenePicture, yardName } from '../../elements/scene-picture.tsx';
import { useSite } from '../../site-context.ts';
import { Papers } from './papers.tsx';
import { Icon } from '../../elements/icon.tsx';

export function AboutPage() {
  const site = useSite();
  const { brand } = site;
  const { description, since, claim, mission, figures, values, reasons } = aboutTexts;
  return (
    <>
      <PageHead
        title="About Us"
        description={withBrand(description, brand)}
        path="/about"
        structuredData={[breadcrumbData(site, [{ name: 'About', path: '/about' }])]}
      />
      <section className="about-hero">
        <div className="about-hero__words">
          <p className="badge badge--gold">{since}</p>
          <h1 className="page-hero__title">
            About <span className="no-break">{brand}</span>
          </h1>
          <p>{withBrand(claim, brand)}</p>
        </div>
        <ScenePicture
          wide="yard-wide"
          narrow="yard-tall"
          className="about-hero__picture"
          alt={yardName}
          wideSizes="60vw"
          isEager
        />
      </section>
      <section className="section about-mission" aria-labelledby="mission-title">
        <div>
          <h2 className="section__title" id="mission-title">
            Our Mission
          </h2>
          <p>{withBrand(mission, brand)}</p>
        </div>
        <dl className="stats">
          {figures.map(({ name, value }) => (
            <div key={name} className="stats__stat">
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="section" aria-labelledby="values-title">
        <h2 className="section__title" id="values-title">
          Our Values
        </h2>
        <ul className="reasons reasons--four">
          {values.map(({ icon, title, text }) => (
            <li key={title} className="reason">
              <Icon name={icon} className="reason__icon" />
              <h3 className="reason__title">{title}</h3>
              <p>{withBrand(text, brand)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="section" aria-labelledby="why-title">
        <h2 className="section__title" id="why-title">{`Why Choose ${brand}`}</h2>
        <ol className="checklist">
          {reasons.map((reason) => (
            <li key={reason}>{withBrand(reason, brand)}</li>
          ))}
        </ol>
      </section>
      <Papers />
      <ClosingCall
        title="Your next car may be standing here"
        text="Look through the stock at home, or tell us what you need and we look for you."
      >
        <a className="button button--gold" href="/inventory">
          View Inventory
        </a>
        <a className="button button--outline-light" href="/contact">
          Contact Us
        </a>
      </ClosingCall>
    </>
  );
}
