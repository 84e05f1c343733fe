import { shownWeek, weekdays } from '../open-now.ts';

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
 * The days of the next seven on which the showroom is open. Hours that cannot be parsed count as open on every day but
 * the weekly holiday.
 * @param today '2026-11-22', in India
 */
export function driveDays(
  shownHours: string,
  weeklyHoliday: (typeof weekdays)[number] | undefined,
  today: string,
): DriveDay[] {
  const week = shownWeek(shownHours);
  return Array.from({ length: daysAhead }, (_, index) => new Date(Date.parse(today) + (index + 1) * dayMs))
    .filter((date) => {
      const weekday = date.getUTCDay();
      return weekdays[weekday] !== weeklyHoliday && (!week || week[weekday] !== undefined);
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

/** '3 November', or '3 November 2025' without `today` or in another year. Both days as '2026-11-03'. */
export function dayInWords(day: string, today = ''): string {
  const [year, month, date] = day.split('-');
  const words = `${Number(date)} ${months[Number(month) - 1]}`;
  return year === today.slice(0, 4) ? words : `${words} ${year}`;
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
