import type { CarDetail } from '../../../shared/cars/car.ts';
import { whatsAppLink } from '../../../shared/messages/phone.ts';
import { driveQuestion, videoQuestion } from '../../../shared/messages/car-questions.ts';
import { DriveDayLinks } from '../../cars/drive-day-links.tsx';
import { useSite } from '../../site-context.ts';

/** What a buyer asks for before coming: a day for a drive, and a video. */
export function ComeAndDrive({ car }: { car: CarDetail }) {
  const { phone, origin } = useSite();
  return (
    <section className="panel come-and-drive" aria-labelledby="drive-title">
      <h2 className="panel__title" id="drive-title">
        Come and drive it
      </h2>
      <p>Choose a time, and ask us on WhatsApp.</p>
      <DriveDayLinks question={(when) => driveQuestion(car, when, origin)} />
      <div className="button-row">
        <a
          className="button button--outline"
          href={whatsAppLink(phone, videoQuestion(car, origin))}
          target="_blank"
          rel="noopener"
        >
          Send me a video
        </a>
      </div>
    </section>
  );
}
