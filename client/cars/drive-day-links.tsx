import { openingHours } from '../../shared/dealer/site.ts';
import { driveDays } from '../../shared/hours/drive-days.ts';
import { whatsAppLink } from '../../shared/messages/phone.ts';
import { useSite, useToday } from '../site-context.ts';

export function DriveDayLinks({ question }: { question: (when: string) => string }) {
  const { phone } = useSite();
  return (
    <ul className="drive-links">
      {driveDays(openingHours.shown, useToday()).map(({ day, name, shortName, parts }, index) => (
        <li key={day}>
          <label className="tag">
            <input type="radio" name="day" defaultChecked={index === 0} />
            <span>{shortName}</span>
          </label>
          <div className="tags wrapping">
            {parts.map(({ part, hours }) => (
              <a
                key={part}
                className="tag"
                href={whatsAppLink(phone, question(`${name} in the ${part.toLowerCase()}`))}
                target="_blank"
                rel="noopener"
                aria-label={`${shortName}, ${`${part} ${hours}`.trim().toLowerCase()}`}
              >
                {part} <small>{hours}</small>
              </a>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
