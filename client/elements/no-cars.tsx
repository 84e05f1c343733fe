import { displayPhone, telLink } from '../../shared/messages/phone.ts';
import { HydrationBoundary } from '../before-hydration/hydration-boundary.tsx';
import { useSite } from '../site-context.ts';

/** Replaces a list of cars if none is for sale. */
export function NoCars() {
  const { phone } = useSite();
  return (
    <HydrationBoundary>
      <section className="section" aria-labelledby="no-cars-title">
        <div className="empty-results">
          <div className="diya" />
          <h2 className="empty-results__title" id="no-cars-title">
            No car for sale at the moment
          </h2>
          <p>Tell us what you want; we will call when one arrives.</p>
          <div className="button-row">
            <a className="button button--primary" href={telLink(phone)}>
              {`Call ${displayPhone(phone)}`}
            </a>
            <a className="button button--outline" href="/contact">
              Contact Us
            </a>
          </div>
        </div>
      </section>
    </HydrationBoundary>
  );
}
