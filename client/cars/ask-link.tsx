import type { Listing } from '../../shared/cars/car.ts';
import { carQuestion } from '../../shared/messages/car-questions.ts';
import { whatsAppLink } from '../../shared/messages/phone.ts';
import { Icon } from '../elements/icon.tsx';
import { useSite } from '../site-context.ts';

type AskLinkProps = { car: Pick<Listing, 'id' | 'make' | 'model' | 'year' | 'price'>; children: string };

/** Asks the dealer on WhatsApp whether a car is still there. */
export function AskLink({ car, children }: AskLinkProps) {
  const { phone, origin } = useSite();
  return (
    <a
      className="button button--whatsapp"
      href={whatsAppLink(phone, carQuestion(car, origin))}
      target="_blank"
      rel="noopener"
    >
      <Icon name="message-circle" />
      {children}
    </a>
  );
}
