import { openingWeek, weekdays, type OpeningHours, type Weekday } from './opening-week.ts';

/** The hours of some days for search engines, such as '09:00' and '19:00'. */
export type StructuredHours = { days: Weekday[]; opens: string; closes: string };

/** Days with the same hours share an entry. Empty if the hours cannot be read. */
export function structuredHours(openingHours: OpeningHours): StructuredHours[] {
  const week = openingWeek(openingHours) ?? [];
  const groups: StructuredHours[] = [];
  for (const [index, day] of weekdays.entries()) {
    const hours = week[index];
    if (!hours) continue;
    const [opens, closes] = [clockTime(hours.opens), clockTime(hours.closes)];
    const same = groups.find((group) => group.opens === opens && group.closes === closes);
    if (same) same.days.push(day);
    else groups.push({ days: [day], opens, closes });
  }
  return groups;
}

function clockTime(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}
