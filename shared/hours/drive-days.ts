import { months } from './day-in-words.ts';
import { openingWeek, weekdays } from './opening-week.ts';
import type { OpeningHours } from './opening-week.ts';

const dayMs = 86_400_000;
const daysAhead = 7;

export type DriveDay = {
  /** '2026-11-28'. */
  day: string;
  /** 'Saturday 28 November'. */
  name: string;
  /** 'Sat 28 Nov'. */
  shortName: string;
};

/**
 * The days of the next seven on which the showroom is open. Hours that cannot be read count as open on every day but
 * the weekly holiday.
 * @param today '2026-11-22', in India
 */
export function driveDays(openingHours: OpeningHours, today: string): DriveDay[] {
  const week = openingWeek(openingHours);
  return Array.from({ length: daysAhead }, (_, index) => new Date(Date.parse(today) + (index + 1) * dayMs))
    .filter((date) => {
      const weekday = date.getUTCDay();
      return week ? week[weekday] !== undefined : weekdays[weekday] !== openingHours.weeklyHoliday;
    })
    .map((date) => {
      const [weekday = '', month = ''] = [weekdays[date.getUTCDay()], months[date.getUTCMonth()]];
      return {
        day: date.toISOString().slice(0, 10),
        name: `${weekday} ${date.getUTCDate()} ${month}`,
        shortName: `${weekday.slice(0, 3)} ${date.getUTCDate()} ${month.slice(0, 3)}`,
      };
    });
}

/** Saturday, on which most have time, else the first day. */
export function bestDriveDay(days: readonly DriveDay[]): DriveDay | undefined {
  return days.find(({ name }) => name.startsWith('Saturday')) ?? days[0];
}
