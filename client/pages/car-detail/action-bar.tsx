import { useEffect, useState } from 'react';
import type { CarDetail } from '../../../shared/cars/car.ts';
import { formatPrice } from '../../../shared/format.ts';
import { inquirySubject } from '../../../shared/messages/inquiry.ts';
import { mailtoLink } from '../../../shared/messages/mailto.ts';
import { telLink } from '../../../shared/messages/phone.ts';
import { useSite } from '../../site-context.ts';
import { AskLink } from '../../cars/ask-link.tsx';
import { Icon } from '../../elements/icon.tsx';

/** On a phone: price, call and mail in reach once the summary's own buttons have scrolled away. */
export function ActionBar({ car }: { car: CarDetail }) {
  const site = useSite();
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const actions = document.getElementById('summary-actions');
    if (!actions) return;
    const observer = new IntersectionObserver(([entry]) => {
      setIsShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(actions);
    return () => observer.disconnect();
  }, []);

  return (
    <aside className={`action-bar ${isShown ? 'is-shown' : ''}`} aria-label="Contact about this car">
      <b className="action-bar__price">{formatPrice(car.price)}</b>
      <a className="button button--primary" href={telLink(site.phone)}>
        <Icon name="phone" />
        Call
      </a>
      <a
        className="button button--outline"
        href={mailtoLink({ to: site.email, subject: inquirySubject(car) })}
      >
        <Icon name="mail" />
        Email
      </a>
      <AskLink car={car}>WhatsApp</AskLink>
    </aside>
  );
}
