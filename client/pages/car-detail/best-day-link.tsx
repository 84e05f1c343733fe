import type { CarDetail } from '../../../shared/cars/car.ts';
import { bestDriveDay } from '../../../shared/hours/drive-days.ts';
import { whatsAppLink } from '../../../shared/messages/phone.ts';
import { driveQuestion } from '../../../shared/messages/car-questions.ts';
import { useDriveDays } from '../../cars/drive-day-links.tsx';
import { useSite } from '../../site-context.ts';

/** Asks on WhatsApp for a drive on the day on which most have time. */
export function BestDayLink({ car }: { car: CarDetail }) {
  const { phone, origin } = useSite();
  const best = bestDriveDay(useDriveDays());
  if (!best) return null;
  return (
    <a
      className="button button--outline"
      href={whatsAppLink(phone, driveQuestion(car, best.name, origin))}
      target="_blank"
      rel="noopener"
    >
      {`Drive it: ${best.shortName}`}
    </a>
  );
}
