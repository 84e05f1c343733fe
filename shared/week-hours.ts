import { shownWeek, weekdays } from './open-now.ts';

export type WeekHours = { days: (typeof weekdays)[number][]; opens: string; closes: string };

/**
 * The hours on the pages for search engines: '09:00' to '19:00', with all days that have these hours. Empty unless they
 * have the form 'Mon-Sat: 9:00 AM - 7:00 PM, Sun: 10 AM - 5 PM'.
 */
export function weekHours(shown: string): WeekHours[] {
  const week = shownWeek(shown) ?? [];
  const groups: WeekHours[] = [];
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

/** '19:30'. */
function clockTime(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}
