import type { ReactNode } from 'react';
import type { CarDetail } from '../../shared/cars/car.ts';
import { cluster, viewName } from '../../shared/cars/pictures.ts';
import { photosQuestion } from '../../shared/messages/car-questions.ts';
import { whatsAppLink } from '../../shared/messages/phone.ts';
import { useSite } from '../site-context.ts';

type PictureNoteProps = {
  car: Pick<CarDetail, 'id' | 'make' | 'model' | 'year' | 'pictures' | 'photographs' | 'sold'>;
  /** Counts from 1. */
  view?: number;
  ask?: string;
  children?: ReactNode;
};

export function PictureNote(props: PictureNoteProps) {
  const { car, view = 1, ask = 'Ask for photos on WhatsApp', children } = props;
  const { phone, origin } = useSite();
  const drawing = viewName(car, view) === cluster ? 'Drawing of the dashboard' : 'Drawing';
  return (
    <p className="picture-note small">
      {children}
      {!car.photographs && `${drawing}, not a photo. `}
      {!car.sold && (
        <a href={whatsAppLink(phone, photosQuestion(car, origin))} target="_blank" rel="noopener">
          {ask}
        </a>
      )}
    </p>
  );
}
