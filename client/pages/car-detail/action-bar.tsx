import type { CarDetail } from '../../../shared/cars/car.ts';
import { formatPrice } from '../../../shared/format.ts';
import { telLink } from '../../../shared/messages/phone.ts';
import { orBelow, useInView } from '../../browser/use-in-view.ts';
import { AskLink } from '../../cars/ask-link.tsx';
import { ButtonLink } from '../../elements/button-link.tsx';
import { useSite } from '../../site-context.ts';

/** On phones, shown once the summary's first button has scrolled away, and hidden at the end of the page. */
export function ActionBar({ car }: { car: CarDetail }) {
  const site = useSite();
  const isButtonAhead = useInView('.summary__actions > :first-child', orBelow);
  const isEndInView = useInView('.footer__end');
  const isHidden = isButtonAhead || isEndInView;
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
