import type { CarDetail } from '../../../shared/cars/car.ts';
import type { ShownSheet } from '../../../shared/inspection/inspection.ts';

/** Of the cars with two or three faults, the first with the most marks on the fewest drawings. */
export function shownSheet(cars: readonly CarDetail[]): ShownSheet | undefined {
  const sheets = cars.flatMap(({ id, inspection: { faults } = { faults: [] } }) => {
    const marks = faults.flatMap(({ at }) => at ?? []);
    const views = new Set(marks.map(({ view }) => view)).size;
    const isShort = faults.length === 2 || faults.length === 3;
    return isShort && views > 0 ? [{ sheet: { id, faults }, marks: marks.length, views }] : [];
  });
  const [best] = sheets.toSorted((one, other) => other.marks - one.marks || one.views - other.views);
  return best?.sheet;
}
