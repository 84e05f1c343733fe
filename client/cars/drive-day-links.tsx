import { driveDays } from '../../shared/hours/drive-days.ts';
import { inIndia } from '../../shared/hours/india-clock.ts';
import { whatsAppLink } from '../../shared/messages/phone.ts';
import { openingHours } from '../../shared/site.ts';
import { useMinute } from '../browser/use-minute.ts';
import { useSite } from '../site-context.ts';
import { useToday } from '../today-context.ts';

/**
 * The next days on which the showroom is open, each with its parts, which ask on WhatsApp for a drive then. Only a browser
 * knows what is left of today.
 */
export function DriveDayLinks({ question }: { question: (when: string) => string }) {
  const { phone } = useSite();
  const today = useToday();
  const minute = useMinute();
  const now = minute && inIndia(minute);
  const days = driveDays(openingHours, today, now?.day === today ? now.minutes : undefined);
  return (
    <ul className="tags drive-links">
      {days.map(({ day, name, shortName, parts }) => (
        <li key={day}>
          <span>{shortName}</span>
          {parts.map((part) => (
            <a
              key={part}
              className="tag"
              href={whatsAppLink(phone, question(`${name} in the ${part.toLowerCase()}`))}
              target="_blank"
              rel="noopener"
              aria-label={`Drive ${shortName === 'Today' ? 'today' : `on ${shortName}`}, ${part.toLowerCase()}`}
            >
              {part}
            </a>
          ))}
        </li>
      ))}
    </ul>
  );
}
