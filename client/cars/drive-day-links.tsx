import { driveDays } from '../../shared/hours/drive-days.ts';
import { whatsAppLink } from '../../shared/messages/phone.ts';
import { openingHours } from '../../shared/site.ts';
import { useSite, useToday } from '../site-context.ts';

/** Links that ask on WhatsApp for a test drive on one of the next open days. */
export function DriveDayLinks({ question }: { question: (when: string) => string }) {
  const { phone } = useSite();
  return (
    <ul className="tags drive-links">
      {driveDays(openingHours, useToday()).map(({ day, name, shortName, parts }) => (
        <li key={day}>
          <span>{shortName}</span>
          {parts.map(({ part, hours }) => (
            <a
              key={part}
              className="tag"
              href={whatsAppLink(phone, question(`${name} in the ${part.toLowerCase()}`))}
              target="_blank"
              rel="noopener"
              aria-label={`Drive on ${shortName}, ${`${part} ${hours}`.trim().toLowerCase()}`}
            >
              {part} <small>{hours}</small>
            </a>
          ))}
        </li>
      ))}
    </ul>
  );
}
