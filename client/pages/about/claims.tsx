import { withBrand } from '../../../shared/dealer-texts.ts';
import { aboutTexts } from 'stock:texts/about';
import { Icon } from '../../elements/icon.tsx';
import { useSite } from '../../site-context.ts';

/** What the dealer says of itself, as far as it says anything. */
export function Claims() {
  const { brand } = useSite();
  const { mission, figures = [], values = [], reasons = [] } = aboutTexts;
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
            <dl className="stats">
              {figures.map(({ name, value }) => (
                <div key={name} className="stats__stat">
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      )}
      {values.length > 0 && (
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
      )}
      {reasons.length > 0 && (
        <section className="section" aria-labelledby="why-title">
          <h2 className="section__title" id="why-title">{`Why Choose ${brand}`}</h2>
          <ol className="checklist">
            {reasons.map((reason) => (
              <li key={reason}>{withBrand(reason, brand)}</li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
