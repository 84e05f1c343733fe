import { inIndia } from './india-clock.ts';

/** Minutes since midnight. */
export type Hours = { opens: number; closes: number };

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/**
 * 'Open now, till 7 PM' or 'Closed now, opens tomorrow at 9 AM', parsed from the hours on the pages; undefined unless
 * they have the form 'Mon-Sat: 9:00 AM - 7:00 PM, Sun: 10 AM - 5 PM'.
 */
export function openNow(shownHours: string, now: Date): string | undefined {
  const week = shownWeek(shownHours);
  if (!week) return undefined;
  const { weekday, minutes } = inIndia(now);
  const today = week[weekday];
  if (today && minutes >= today.opens && minutes < today.closes) {
    return `Open now, till ${timeOfDay(today.closes)}`;
  }
  for (let days = 0; days <= 7; days += 1) {
    const hours = week[(weekday + days) % 7];
    if (!hours || (days === 0 && minutes >= hours.opens)) continue;
    const day = ['', 'tomorrow '][days] ?? `on ${weekdays[(weekday + days) % 7]} `;
    return `Closed now, opens ${day}at ${timeOfDay(hours.opens)}`;
  }
  return undefined;
}

/** The hours of each weekday, Sunday first; undefined if they have another form. */
export function shownWeek(shown: string): (Hours | undefined)[] | undefined {
  const week: (Hours | undefined)[] = Array.from({ length: 7 }, () => undefined);
  for (const part of shown.split(/[,;]/)) {
    const found = /^\s*([a-z]+)(?:\s*[-–]\s*([a-z]+))?\s*:\s*([\d: apm]+?)\s*[-–]\s*([\d: apm]+)$/i.exec(
      part,
    );
    const [, first = '', last = first, from = '', till = ''] = found ?? [];
    const [start, end] = [weekdayOf(first), weekdayOf(last)];
    const [opens, closes] = [minutesOf(from), minutesOf(till)];
    if (start < 0 || end < 0 || opens === undefined || closes === undefined || opens >= closes)
      return undefined;
    const days = ((end - start + 7) % 7) + 1;
    for (let day = 0; day < days; day += 1) week[(start + day) % 7] = { opens, closes };
  }
  return week;
}

function weekdayOf(word: string): number {
  return word.length < 3 ? -1 : weekdays.findIndex((day) => day.toLowerCase().startsWith(word.toLowerCase()));
}

function minutesOf(text: string): number | undefined {
  const [, hour, minute = '0', half] = /^(\d{1,2})(?::([0-5]\d))?\s*([ap]m)$/i.exec(text.trim()) ?? [];
  if (!hour || Number(hour) < 1 || Number(hour) > 12) return undefined;
  return ((Number(hour) % 12) + (half?.toLowerCase() === 'pm' ? 12 : 0)) * 60 + Number(minute);
}

/** '7 PM', '9:30 AM'. */
function timeOfDay(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  const past = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${past} ${hour < 12 ? 'AM' : 'PM'}`;
}
