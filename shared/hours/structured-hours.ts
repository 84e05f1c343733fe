import { openingWeek, weekdays } from './opening-week.ts';

/** An entry per day, with times such as '09:00' and '19:00'. Empty if the hours cannot be read. */
export function structuredHours(openingHours: string) {
  const week = openingWeek(openingHours) ?? [];
  return weekdays.flatMap((day, index) => {
    const hours = week[index];
    return hours ? [{ days: [day], opens: clockTime(hours.opens), closes: clockTime(hours.closes) }] : [];
  });
}

function clockTime(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}
