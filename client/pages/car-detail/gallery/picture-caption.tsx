import type { ReactNode } from 'react';
import type { CarDetail } from '../../../../shared/cars/car.ts';
import { cluster, viewName } from '../../../../shared/cars/pictures.ts';
import { photosQuestion } from '../../../../shared/messages/car-questions.ts';
import { whatsAppLink } from '../../../../shared/messages/phone.ts';
import { useSite } from '../../../site-context.ts';

type PictureCaptionProps = { car: CarDetail; view: number; children?: ReactNode };

/** 'Drawing, not a photo. Ask for photos'. */
export function PictureCaption({ car, view, children }: PictureCaptionProps) {
  const { phone, origin } = useSite();
  const drawing = viewName(car, view) === cluster ? 'Drawing of the dashboard' : 'Drawing';
  return (
    <p className="picture-note">
      {children}
      {!car.photographs && `${drawing}, not a photo. `}
      {!car.sold && (
        <a href={whatsAppLink(phone, photosQuestion(car, origin))} target="_blank" rel="noopener">
          Ask for photos
        </a>
      )}
    </p>
  );
}
