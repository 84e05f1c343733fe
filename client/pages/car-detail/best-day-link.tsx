import type { CarDetail } from '../../../shared/cars/car.ts';
import { bestDriveDay, driveDays } from '../../../shared/hours/drive-days.ts';
import { whatsAppLink } from '../../../shared/messages/phone.ts';
import { driveQuestion } from '../../../shared/messages/car-questions.ts';
import { openingHours } from '../../../shared/site.ts';
import { useSite } from '../../site-context.ts';
import { useToday } from '../../today-context.ts';

/** Asks on WhatsApp for a drive on the day on which most have time. */
export function BestDayLink({ car }: { car: CarDetail }) {
  const { phone, origin } = useSite();
  const best = bestDriveDay(driveDays(openingHours, useToday()));
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
