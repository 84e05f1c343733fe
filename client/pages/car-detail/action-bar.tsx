import { useEffect, useState } from 'react';
import type { CarDetail } from '../../../shared/cars/car.ts';
import { formatPrice } from '../../../shared/format.ts';
import { telLink } from '../../../shared/messages/phone.ts';
import { AskLink } from '../../cars/ask-link.tsx';
import { ButtonLink } from '../../elements/button-link.tsx';
import { useSite } from '../../site-context.ts';

/** On phones, shown from where the summary's first button has scrolled away to the end of the page. */
export function ActionBar({ car }: { car: CarDetail }) {
  const site = useSite();
  const [isHidden, setIsHidden] = useState(true);

  useEffect(() => {
    const inTheWay = new Set<Element>();
    const observers = places.map(([selector, rootMargin]) => {
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) {
            if (isIntersecting) inTheWay.add(target);
            else inTheWay.delete(target);
          }
          setIsHidden(inTheWay.size > 0);
        },
        { rootMargin },
      );
      for (const part of document.querySelectorAll(selector)) observer.observe(part);
      return observer;
    });
    return () => observers.forEach((observer) => observer.disconnect());
  }, []);

  return (
    <aside
      className={`action-bar only-mobile ${isHidden ? 'is-hidden' : ''}`}
      aria-label="Contact about this car"
    >
      <b className="action-bar__price">{formatPrice(car.price)}</b>
      <ButtonLink look="outline" href={telLink(site.phone)} label="Call" icon="phone" />
      <AskLink car={car} label="WhatsApp" />
    </aside>
  );
}

// Between the header and the bar. The summary's button also counts while it is below the screen.
const places = [
  ['.summary__actions > :first-child', '-60px 0px 100000px'],
  ['.footer__end', '-60px 0px'],
] as const;
