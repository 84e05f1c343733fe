import { displayPhone, telLink } from '../../shared/messages/phone.ts';
import { HydrationBoundary } from '../before-hydration/hydration-boundary.tsx';
import { useSite } from '../site-context.ts';
import { ButtonLink } from './button-link.tsx';

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
          <div className="button-row wrapping">
            <ButtonLink look="primary" href={telLink(phone)} label={`Call ${displayPhone(phone)}`} />
            <ButtonLink look="outline" href="/contact" label="Contact Us" />
          </div>
        </div>
      </section>
    </HydrationBoundary>
  );
}
