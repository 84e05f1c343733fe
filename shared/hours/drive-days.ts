import { months } from './day-in-words.ts';
import { clockTime, openingWeek, weekdays, type Hours } from './opening-week.ts';

const dayMs = 86_400_000;
const daysAhead = 7;
const minMinutes = 60;

/** Minutes since midnight. */
const partsOfDay = [
  { part: 'Morning', opens: 0, closes: 12 * 60 },
  { part: 'Afternoon', opens: 12 * 60, closes: 17 * 60 },
  { part: 'Evening', opens: 17 * 60, closes: 24 * 60 },
] as const;

/**
 * The days out of the next seven on which the showroom is open. If the hours cannot be read, every day counts as open, and
 * the parts have no hours.
 * @param today '2026-11-22', in India
 */
export function driveDays(shown: string, today: string) {
  const week = openingWeek(shown);
  const withoutHours = partsOfDay.map(({ part }) => ({ part, hours: '' }));
  const days = Array.from({ length: daysAhead }, (_, index) => {
    const date = new Date(Date.parse(today) + (index + 1) * dayMs);
    const [weekday = '', month = ''] = [weekdays[date.getUTCDay()], months[date.getUTCMonth()]];
    return {
      /** '2026-11-28'. */
      day: date.toISOString().slice(0, 10),
      /** 'Saturday 28 November'. */
      name: `${weekday} ${date.getUTCDate()} ${month}`,
      /** 'Sat 28 Nov'. */
      shortName: `${weekday.slice(0, 3)} ${date.getUTCDate()} ${month.slice(0, 3)}`,
      /** The parts of the day that are open for an hour or more, with their hours: '9–12'. */
      parts: week ? partsWithin(week[date.getUTCDay()]) : withoutHours,
    };
  });
  return days.filter(({ parts }) => parts.length > 0);
}

function partsWithin(hours: Hours | undefined) {
  if (!hours) return [];
  const parts = partsOfDay
    .map(({ part, ...day }) => ({
      part,
      from: Math.max(day.opens, hours.opens),
      till: Math.min(day.closes, hours.closes),
    }))
    .filter(({ from, till }) => till - from >= minMinutes);
  return parts.map(({ part, from, till }) => ({ part, hours: `${clockTime(from)}–${clockTime(till)}` }));
}
