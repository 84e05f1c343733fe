import { breadcrumbData } from '../../../shared/structured-data.ts';
import { ClosingCall } from '../../elements/closing-call.tsx';
import { PageHead } from '../../elements/page-head.tsx';
import { ScenePicture, yardName } from '../../elements/scene-picture.tsx';
import { useSite } from '../../site-context.ts';
import { reasons, stats, values } from './about-facts.ts';
import { Papers } from './papers.tsx';
import { Icon } from '../../elements/icon.tsx';

export function AboutPage() {
  const site = useSite();
  const { brand } = site;
  return (
    <>
      <PageHead
        title="About Us"
        description={`${brand} has sold certified pre-owned cars in Delhi since 2015: 5,000+ vehicles, 2,500+ happy customers and transparent prices with no hidden fees.`}
        path="/about"
        structuredData={[breadcrumbData(site, [{ name: 'About', path: '/about' }])]}
      />
      <section className="about-hero">
        <div className="about-hero__words">
          <p className="badge badge--gold">Est. 2015</p>
          <h1 className="page-hero__title">
            About <span className="no-break">{brand}</span>
          </h1>
          <p>
            For over 10 years we have found Delhi&apos;s families their next car, one honest conversation at a
            time.
          </p>
        </div>
        <ScenePicture
          wide="yard-wide"
          narrow="yard-tall"
          className="about-hero__picture"
          alt={yardName}
          isEager
        />
      </section>
      <section className="section about-mission" aria-labelledby="mission-title">
        <div>
          <h2 className="section__title" id="mission-title">
            Our Mission
          </h2>
          <p>
            A second-hand car should be a good decision, not a gamble. We buy only what we would drive
            ourselves, look at it from the underside up, write down what we find, and put one price on the
            windscreen. What you read on the card is what you hear at the desk and what you pay at the end.
          </p>
        </div>
        <dl className="stats">
          {stats.map(({ name, value }) => (
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
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="section" aria-labelledby="why-title">
        <h2 className="section__title" id="why-title">{`Why Choose ${brand}`}</h2>
        <ol className="checklist">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
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
