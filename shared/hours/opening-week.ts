export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** Minutes since midnight. */
export type Hours = { opens: number; closes: number };

/**
 * The hours of each weekday, Sunday first; undefined on days on which the showroom is closed. The result is undefined if
 * the text is not in the form 'Mon-Sat: 9:00 AM - 7:00 PM, Sun: 10 AM - 5 PM'.
 */
export function openingWeek(shown: string): (Hours | undefined)[] | undefined {
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

/** An entry per day, with times such as '09:00' and '19:00'. Empty if the hours cannot be read. */
export function structuredHours(shown: string) {
  const week = openingWeek(shown) ?? [];
  return weekdays.flatMap((day, index) => {
    const hours = week[index];
    return hours ? [{ days: [day], opens: isoTime(hours.opens), closes: isoTime(hours.closes) }] : [];
  });
}

/** '7' or '9:30', without AM or PM. */
export function clockTime(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  const past = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${past}`;
}

function isoTime(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}

function weekdayOf(word: string): number {
  return word.length < 3 ? -1 : weekdays.findIndex((day) => day.toLowerCase().startsWith(word.toLowerCase()));
}

function minutesOf(text: string): number | undefined {
  const [, hour, minute = '0', half] = /^(\d{1,2})(?::([0-5]\d))?\s*([ap]m)$/i.exec(text.trim()) ?? [];
  if (!hour || Number(hour) < 1 || Number(hour) > 12) return undefined;
  return ((Number(hour) % 12) + (half?.toLowerCase() === 'pm' ? 12 : 0)) * 60 + Number(minute);
}
