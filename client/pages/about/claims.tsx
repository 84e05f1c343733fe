import { withBrand } from '../../../shared/dealer-texts.ts';
import { Facts } from '../../elements/facts.tsx';
import { ReasonSection } from '../../elements/reason-section.tsx';
import { useSite, useTexts } from '../../site-context.ts';

/** The dealer's claims, which it cannot prove. */
export function Claims() {
  const { brand } = useSite();
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
        </section>
      )}
    </>
  );
}
