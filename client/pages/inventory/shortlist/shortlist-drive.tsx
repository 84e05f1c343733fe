import type { Listing } from '../../../../shared/cars/car.ts';
import { shortlistHref } from '../../../../shared/inventory/inventory-hrefs.ts';
import { driveAllQuestion } from '../../../../shared/messages/car-questions.ts';
import { DriveDayLinks } from '../../../cars/drive-day-links.tsx';
import { useSite } from '../../../site-context.ts';

/** Asks for a drive in all cars of a shortlist on one day. */
export function ShortlistDrive({ cars }: { cars: readonly Listing[] }) {
  const { origin } = useSite();
  const href = origin + shortlistHref(cars.map(({ id }) => id));
  return (
    <details className="shortlist__fold shortlist__drive">
      <summary>{cars.length === 1 ? 'Drive it' : 'Drive them all on one day'}</summary>
      <DriveDayLinks question={(when) => driveAllQuestion(cars, when, href)} />
    </details>
  );
}
