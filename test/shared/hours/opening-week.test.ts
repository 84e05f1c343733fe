import fc from 'fast-check';
import { expect, it } from 'vitest';
import { driveDays } from '../../../shared/hours/drive-days.ts';
import { openNow } from '../../../shared/hours/open-now.ts';
import { weekdays } from '../../../shared/hours/opening-week.ts';
import { structuredHours } from '../../../shared/hours/structured-hours.ts';

const dayMinutes = 1440;
/** The Sunday from which the tests count minutes, in India. */
const sunday = '2026-11-22';
const moment = (minute: number) => new Date(Date.parse(`${sunday}T00:00+05:30`) + minute * 60_000);

const weekday = fc.integer({ min: 0, max: 6 });
const minute = fc.oneof(
  fc.constantFrom(0, 1, 59, 60, 719, 720, 779, 780, 1439),
  fc.integer({ min: 0, max: 1439 }),
);
const part = fc.record({
  first: weekday,
  last: fc.option(weekday, { nil: undefined }),
  hours: fc.uniqueArray(minute, { minLength: 2, maxLength: 2 }).map((both) => both.toSorted((a, b) => a - b)),
});
const week = fc.record({
  parts: fc.array(part, { minLength: 1, maxLength: 4 }),
  holiday: fc.option(weekday, { nil: undefined }),
  spelling: fc.record({
    letters: fc.constantFrom(3, 4, 9),
    dash: fc.constantFrom('-', ' - ', '–', ' – '),
    end: fc.constantFrom(', ', ',', '; '),
    gap: fc.constantFrom('', ' '),
    isLower: fc.boolean(),
    isLong: fc.boolean(),
  }),
});
type Week = typeof week extends fc.Arbitrary<infer Value> ? Value : never;

const timeOfDay = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
const longTimeAt = (minutes: number) => timeOfDay.format(minutes * 60_000).replace(/\s/, ' ');
const timeAt = (minutes: number) => longTimeAt(minutes).replace(':00', '');

/** The hours as a dealer might write them. */
function written({ parts, spelling: { letters, dash, end, gap, isLower, isLong } }: Week): string {
  const day = (index: number) => weekdays[index]?.slice(0, letters) ?? '';
  const time = (at: number) => {
    const text = (isLong ? longTimeAt(at) : timeAt(at)).replace(' ', gap);
    return isLower ? text.toLowerCase() : text;
  };
  return parts
    .map(({ first, last, hours: [opens = 0, closes = 0] }) => {
      const days = last === undefined ? day(first) : `${day(first)}${dash}${day(last)}`;
      return `${days}: ${time(opens)}${dash}${time(closes)}`;
    })
    .join(end);
}

/** For each minute of two weeks, whether the showroom is open. */
function clockOf({ parts, holiday }: Week): boolean[] {
  const days = weekdays.map(() => new Array<boolean>(dayMinutes).fill(false));
  for (const { first, last = first, hours } of parts) {
    const [opens = 0, closes = 0] = hours;
    let index = first - 1;
    do {
      index = (index + 1) % 7;
      days[index]?.fill(false).fill(true, opens, closes);
    } while (index !== last);
  }
  if (holiday !== undefined) days[holiday]?.fill(false);
  return [...days, ...days].flat();
}

it('for any hours, the pages and the data for search engines agree with a simulated clock', () => {
  fc.assert(
    fc.property(week, weekday, minute, (plan, today, time) => {
      const now = today * dayMinutes + time;
      const hours = {
        shown: written(plan),
        ...(plan.holiday === undefined ? {} : { weeklyHoliday: weekdays[plan.holiday] ?? 'Sunday' }),
      };
      const isOpen = clockOf(plan);
      const change = isOpen.indexOf(!isOpen[now], now);
      const days = Math.floor(change / dayMinutes) - Math.floor(now / dayMinutes);
      const when = ['', 'tomorrow '][days] ?? `on ${weekdays[Math.floor(change / dayMinutes) % 7]} `;
      const closed = change < 0 ? undefined : `Closed now, opens ${when}at ${timeAt(change)}`;
      expect(openNow(hours, moment(now))).toBe(isOpen[now] ? `Open now, till ${timeAt(change)}` : closed);

      const dayOf = (index: number) => isOpen.slice(index * dayMinutes, (index + 1) * dayMinutes);
      expect(driveDays(hours, sunday).map(({ day }) => Number(day.slice(-2)) - 22)).toEqual(
        [1, 2, 3, 4, 5, 6, 7].filter((index) => dayOf(index).includes(true)),
      );

      const told = structuredHours(hours).flatMap(({ days: names, opens, closes }) =>
        names.map((name) => `${name} ${opens} ${closes}`),
      );
      const clock = (at: number) => new Date(at * 60_000).toISOString().slice(11, 16);
      const seen = weekdays.flatMap((name, index) => {
        const day = dayOf(index);
        const opens = day.indexOf(true);
        return opens < 0 ? [] : [`${name} ${clock(opens)} ${clock(day.lastIndexOf(true) + 1)}`];
      });
      expect(told.toSorted()).toEqual(seen.toSorted());
    }),
    { seed: 65, numRuns: 300 },
  );
});
