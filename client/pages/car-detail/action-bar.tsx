import { useEffect, useState } from 'react';
import type { CarDetail } from '../../../shared/cars/car.ts';
import { formatPrice } from '../../../shared/format.ts';
import { telLink } from '../../../shared/messages/phone.ts';
import { useSite } from '../../site-context.ts';
import { AskLink } from '../../cars/ask-link.tsx';
import { Icon } from '../../elements/icon.tsx';

/**
 * On a phone: price, call and WhatsApp, once the summary's own buttons have left over the upper edge, and until the end of
 * the page, which the bar would cover.
 */
export function ActionBar({ car }: { car: CarDetail }) {
  const site = useSite();
  const [isHidden, setIsHidden] = useState(true);

  useEffect(() => {
    const awaited = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, boundingClientRect, target } of entries) {
          const isAhead = target.id !== '' && boundingClientRect.top > 0;
          if (isIntersecting || isAhead) awaited.add(target);
          else awaited.delete(target);
        }
        setIsHidden(awaited.size > 0);
      },
      // Between the header and the bar itself.
      { rootMargin: '-60px 0px' },
    );
    for (const part of document.querySelectorAll('#summary-actions, .footer__end')) observer.observe(part);
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
