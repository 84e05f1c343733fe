import type { CarDetail } from '../../../shared/cars/car.ts';
import { driveQuestion, videoQuestion } from '../../../shared/messages/car-questions.ts';
import { whatsAppLink } from '../../../shared/messages/phone.ts';
import { DriveDayLinks } from '../../cars/drive-day-links.tsx';
import { UnfoldingRow } from '../../cars/unfolding-row.tsx';
import { ButtonLink } from '../../elements/button-link.tsx';
import { useSite } from '../../site-context.ts';

/** What a buyer asks for before coming: a day for a drive, and a video. */
export function ComeAndDrive({ car }: { car: CarDetail }) {
  const { phone, origin } = useSite();
  return (
    <UnfoldingRow icon="calendar" line="Drive it, or ask for a video" className="come-and-drive" id="drive">
      <p>Choose a time and ask us on WhatsApp. For today, call us.</p>
      <DriveDayLinks question={(when) => driveQuestion(car, when, origin)} />
      <ButtonLink
        look="outline"
        href={whatsAppLink(phone, videoQuestion(car, origin))}
        label="Send me a video"
        opensTab
      />
    </UnfoldingRow>
  );
}
