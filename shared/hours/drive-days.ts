import { months } from './day-in-words.ts';
import { openingWeek, weekdays } from './opening-week.ts';
import type { Hours, OpeningHours } from './opening-week.ts';

const dayMs = 86_400_000;
const daysAhead = 7;
const leastMinutes = 60;

/** Minutes since midnight. */
const partsOfDay = [
  { part: 'Morning', opens: 0, closes: 12 * 60 },
  { part: 'Afternoon', opens: 12 * 60, closes: 17 * 60 },
  { part: 'Evening', opens: 17 * 60, closes: 24 * 60 },
] as const;

export type PartOfDay = (typeof partsOfDay)[number]['part'];

export type DriveDay = {
  /** '2026-11-28'. */
  day: string;
  /** 'Saturday 28 November'. */
  name: string;
  /** 'Sat 28 Nov'. */
  shortName: string;
  /** Those in which the showroom is open for an hour or more, else all in which it is open. */
  parts: readonly PartOfDay[];
};

/**
 * The days of the next seven on which the showroom is open. Hours that cannot be read count as open on every day but
 * the weekly holiday.
 * @param today '2026-11-22', in India
 * @param minutes since midnight, where the time is known: then today is the first of the seven, with what is left of it
 */
export function driveDays(openingHours: OpeningHours, today: string, minutes?: number): DriveDay[] {
  const week = openingWeek(openingHours);
  const hoursOf = (weekday: number): Hours | undefined => {
    if (week) return week[weekday];
    return weekdays[weekday] === openingHours.weeklyHoliday ? undefined : { opens: 0, closes: 24 * 60 };
  };
  const days = Array.from({ length: daysAhead }, (_, index) => {
    const isToday = minutes !== undefined && index === 0;
    const date = new Date(Date.parse(today) + (minutes === undefined ? index + 1 : index) * dayMs);
    const [weekday = '', month = ''] = [weekdays[date.getUTCDay()], months[date.getUTCMonth()]];
    return {
      day: date.toISOString().slice(0, 10),
      name: `${weekday} ${date.getUTCDate()} ${month}`,
      shortName: isToday ? 'Today' : `${weekday.slice(0, 3)} ${date.getUTCDate()} ${month.slice(0, 3)}`,
      parts: partsWithin(hoursOf(date.getUTCDay()), isToday ? minutes : 0),
    };
  });
  return days.filter(({ parts }) => parts.length > 0);
}

function partsWithin(hours: Hours | undefined, from: number): PartOfDay[] {
  if (!hours) return [];
  const within = (least: number) =>
    partsOfDay
      .filter(({ opens, closes }) => {
        const start = Math.max(opens, hours.opens, from);
        return Math.min(closes, hours.closes) - start >= least;
      })
      .map(({ part }) => part);
  const parts = within(leastMinutes);
  // A day with short hours has a drive too, if nothing of it has passed.
  return parts.length === 0 && from === 0 ? within(1) : parts;
}

/** Saturday, on which most have time, else the first day. */
export function bestDriveDay(days: readonly DriveDay[]): DriveDay | undefined {
  return days.find(({ name }) => name.startsWith('Saturday')) ?? days[0];
}
