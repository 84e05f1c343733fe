import { faultCount } from '../../../../shared/inspection/inspection.ts';
import type { InspectionSheet } from '../../../../shared/inspection/inspection.ts';
import { dayInWords } from '../../../../shared/messages/drive-days.ts';
import { useToday } from '../../../today-context.ts';

/** 'Inspected on 3 November: 2 faults found', near the price. */
export function InspectionLink({ sheet: { day, faults } }: { sheet: InspectionSheet }) {
  return (
    <p>
      <a href="#inspection">{`Inspected on ${dayInWords(day, useToday())}: ${faultCount(faults.length)} found`}</a>
    </p>
  );
}
