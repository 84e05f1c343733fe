import { openingWeek, weekdays, type OpeningHours, type Weekday } from './opening-week.ts';

/** The hours of some days for search engines, such as '09:00' and '19:00'. */
export type StructuredHours = { days: Weekday[]; opens: string; closes: string };

/** An entry per day. Empty if the hours cannot be read. */
export function structuredHours(openingHours: OpeningHours): StructuredHours[] {
  const week = openingWeek(openingHours) ?? [];
  return weekdays.flatMap((day, index) => {
    const hours = week[index];
    return hours ? [{ days: [day], opens: clockTime(hours.opens), closes: clockTime(hours.closes) }] : [];
  });
}

function clockTime(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}
