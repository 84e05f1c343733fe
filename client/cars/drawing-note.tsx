import type { Listing } from '../../shared/cars/car.ts';
import { photosQuestion } from '../../shared/messages/car-questions.ts';
import { whatsAppLink } from '../../shared/messages/phone.ts';
import { useSite } from '../site-context.ts';

/** Asks for photographs of a car whose pictures are drawings. */
export function DrawingNote({ car }: { car: Listing }) {
  const { phone, origin } = useSite();
  return (
    <p className="picture-note">
      {'Drawing, not a photo. '}
      <a href={whatsAppLink(phone, photosQuestion(car, origin))} target="_blank" rel="noopener">
        Ask for photos on WhatsApp
      </a>
    </p>
  );
}
