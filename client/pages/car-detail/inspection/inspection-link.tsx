import type { CarDetail } from '../../../../shared/cars/car.ts';
import { faultCount } from '../../../../shared/inspection/inspection.ts';
import { dayInWords } from '../../../../shared/hours/day-in-words.ts';
import { whatsAppLink } from '../../../../shared/messages/phone.ts';
import { inspectionQuestion } from '../../../../shared/messages/car-questions.ts';
import { useSite } from '../../../site-context.ts';
import { useStock } from '../../../stock-context.ts';
import { useToday } from '../../../today-context.ts';

/** 'Inspected on 3 November: 2 faults found', near the price. Nothing where the dealer inspects no car. */
export function InspectionLink({ car }: { car: CarDetail }) {
  const { phone, origin } = useSite();
  const today = useToday();
  const { listings } = useStock();
  if (car.inspection) {
    const { day, faults } = car.inspection;
    return (
      <p>
        <a href="#inspection">{`Inspected on ${dayInWords(day, today)}: ${faultCount(faults.length)} found`}</a>
      </p>
    );
  }
  if (!listings.some(({ inspected }) => inspected)) return null;
  return (
    <p>
      <a href={whatsAppLink(phone, inspectionQuestion(car, origin))} target="_blank" rel="noopener">
        Not inspected yet: ask for the date
      </a>
    </p>
  );
}
