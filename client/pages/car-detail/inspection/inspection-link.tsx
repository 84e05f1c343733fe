import type { CarDetail } from '../../../../shared/cars/car.ts';
import { dayInWords } from '../../../../shared/hours/day-in-words.ts';
import { faultCount } from '../../../../shared/inspection/inspection.ts';
import { inspectionQuestion } from '../../../../shared/messages/car-questions.ts';
import { whatsAppLink } from '../../../../shared/messages/phone.ts';
import { Icon } from '../../../elements/icon.tsx';
import { useSite, useStock, useToday } from '../../../site-context.ts';

/** 'Inspected on 3 November: 2 faults'. Renders nothing if the dealer has inspected no car. */
export function InspectionLink({ car }: { car: CarDetail }) {
  const { phone, origin } = useSite();
  const today = useToday();
  const { listings } = useStock();
  if (car.inspection) {
    const { day, faults } = car.inspection;
    return (
      <a className="row row__line" href="#inspection">
        <Icon name="clipboard-check" />
        <span>{`Inspected on ${dayInWords(day, today)}: ${faultCount(faults.length)}`}</span>
      </a>
    );
  }
  if (!listings.some(({ inspected }) => inspected)) return null;
  return (
    <a
      className="row row__line"
      href={whatsAppLink(phone, inspectionQuestion(car, origin))}
      target="_blank"
      rel="noopener"
    >
      <Icon name="message-circle" />
      <span>Not inspected yet: ask for the date</span>
    </a>
  );
}
