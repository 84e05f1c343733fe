import { useEffect, useState } from 'react';
import type { CarDetail } from '../../../shared/cars/car.ts';
import { formatPrice } from '../../../shared/format.ts';
import { telLink } from '../../../shared/messages/phone.ts';
import { useSite } from '../../site-context.ts';
import { AskLink } from '../../cars/ask-link.tsx';
import { Icon } from '../../elements/icon.tsx';

/** On a phone: price, call and WhatsApp in reach from the start, unless the summary's own buttons are in view. */
export function ActionBar({ car }: { car: CarDetail }) {
  const site = useSite();
  const [isHidden, setIsHidden] = useState(false);

  useEffect(() => {
    const actions = document.getElementById('summary-actions');
    if (!actions) return;
    const observer = new IntersectionObserver(([entry]) => setIsHidden(entry?.isIntersecting === true), {
      // Between the header and the bar itself.
      rootMargin: '-60px 0px',
    });
    observer.observe(actions);
    return () => observer.disconnect();
  }, []);

  return (
    <aside className={`action-bar ${isHidden ? 'is-hidden' : ''}`} aria-label="Contact about this car">
      <b className="action-bar__price">{formatPrice(car.price)}</b>
      <a className="button button--outline" href={telLink(site.phone)}>
        <Icon name="phone" />
        Call
      </a>
      <AskLink car={car}>WhatsApp</AskLink>
    </aside>
  );
}
