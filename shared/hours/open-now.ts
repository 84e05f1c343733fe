import { inIndia } from './india-clock.ts';
import { clockTime, openingWeek, weekdays } from './opening-week.ts';

/** 'Open now, till 7 PM' or 'Closed now, opens tomorrow at 9 AM'; undefined if the hours cannot be read. */
export function openNow(shown: string, now: Date): string | undefined {
  const week = openingWeek(shown);
  if (!week) return undefined;
  const closing = closingTime(shown, now);
  if (closing) return `Open now, till ${closing}`;
  const { weekday, minutes } = inIndia(now);
  for (let days = 0; days <= 7; days += 1) {
    const hours = week[(weekday + days) % 7];
    if (!hours || (days === 0 && minutes >= hours.opens)) continue;
    const day = ['', 'tomorrow '][days] ?? `on ${weekdays[(weekday + days) % 7]} `;
    return `Closed now, opens ${day}at ${timeOfDay(hours.opens)}`;
  }
  return undefined;
}

export function closingTime(shown: string, now: Date): string | undefined {
  const { weekday, minutes } = inIndia(now);
  const today = openingWeek(shown)?.[weekday];
  return today && minutes >= today.opens && minutes < today.closes ? timeOfDay(today.closes) : undefined;
}

function timeOfDay(minutes: number): string {
  return `${clockTime(minutes)} ${minutes < 12 * 60 ? 'AM' : 'PM'}`;
}
