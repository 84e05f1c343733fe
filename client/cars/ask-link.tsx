import type { Listing } from '../../shared/cars/car.ts';
import { carQuestion } from '../../shared/messages/car-questions.ts';
import { whatsAppLink } from '../../shared/messages/phone.ts';
import { ButtonLink } from '../elements/button-link.tsx';
import { useSite } from '../site-context.ts';

type AskLinkProps = { car: Pick<Listing, 'id' | 'make' | 'model' | 'year' | 'price'>; label: string };

export function AskLink({ car, label }: AskLinkProps) {
  const { phone, origin } = useSite();
  return (
    <ButtonLink
      look="whatsapp"
      href={whatsAppLink(phone, carQuestion(car, origin))}
      label={label}
      icon="message-circle"
    />
  );
}
