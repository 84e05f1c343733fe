import { driveDays } from '../../shared/hours/drive-days.ts';
import type { DriveDay } from '../../shared/hours/drive-days.ts';
import { whatsAppLink } from '../../shared/messages/phone.ts';
import { openingHours } from '../../shared/site.ts';
import { useSite } from '../site-context.ts';
import { useToday } from '../today-context.ts';

/** The next days on which the showroom is open; each asks on WhatsApp for a drive on that day. */
export function DriveDayLinks({ question }: { question: (day: string) => string }) {
  const { phone } = useSite();
  const days = useDriveDays();
  return (
    <ul className="tags drive-links">
      {days.map(({ day, name, shortName }) => (
        <li key={day}>
          <a
            className="tag"
            href={whatsAppLink(phone, question(name))}
            target="_blank"
            rel="noopener"
            aria-label={`Drive on ${shortName}`}
          >
            {shortName}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The next days on which the showroom is open. */
export function useDriveDays(): DriveDay[] {
  return driveDays(openingHours, useToday());
}
