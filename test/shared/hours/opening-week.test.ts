import { expect, it } from 'vitest';
import { openNow } from '../../../shared/hours/open-now.ts';
import { structuredHours } from '../../../shared/hours/opening-week.ts';

const week = 'Mon-Fri: 9:30 AM - 7 PM, Sat: 12:00 pm–11:59 pm; Sunday : 12:00AM-12:01AM';

// 22 November 2026 is a Sunday.
it.each([
  [week, '2026-11-22T00:00', 'Open now, till 12:01 AM'],
  [week, '2026-11-22T00:01', 'Closed now, opens tomorrow at 9:30 AM'],
  [week, '2026-11-23T00:00', 'Closed now, opens at 9:30 AM'],
  [week, '2026-11-23T09:29', 'Closed now, opens at 9:30 AM'],
  [week, '2026-11-23T09:30', 'Open now, till 7 PM'],
  [week, '2026-11-23T18:59', 'Open now, till 7 PM'],
  [week, '2026-11-23T19:00', 'Closed now, opens tomorrow at 9:30 AM'],
  [week, '2026-11-27T19:00', 'Closed now, opens tomorrow at 12 PM'],
  [week, '2026-11-28T12:00', 'Open now, till 11:59 PM'],
  ['Sat-Mon: 10 AM - 1 PM', '2026-11-23T12:59', 'Open now, till 1 PM'],
  ['Sat-Mon: 10 AM - 1 PM', '2026-11-23T13:00', 'Closed now, opens on Saturday at 10 AM'],
  ['Tue: 10 AM - 1 PM', '2026-11-24T13:00', 'Closed now, opens on Tuesday at 10 AM'],
  // A later part replaces an earlier one.
  ['Mon-Sun: 9 AM - 7 PM, Wed: 2 PM - 3 PM', '2026-11-25T09:00', 'Closed now, opens at 2 PM'],
])('openNow, $0 on $1: $2', (shown, moment, words) => {
  expect(openNow(shown, new Date(`${moment}+05:30`))).toBe(words);
});

const unreadable = [
  ...['', 'By appointment', 'Mon-Sun: 9 - 19', 'Mon-Foo: 9:00 AM - 7:00 PM', 'M-Su: 9 AM - 7 PM'],
  ...['Mon: 13:00 PM - 7:00 PM', 'Mon: 0 AM - 7 PM', 'Mon-Sun: 9:00 PM - 2:00 AM', 'Mon: 9 AM - 9 AM'],
];
it.each(unreadable)('hours that cannot be read are neither open nor closed: "%s"', (shown) => {
  expect(openNow(shown, new Date('2026-11-22T06:00:00Z'))).toBeUndefined();
  expect(structuredHours(shown)).toEqual([]);
});

it('structuredHours has an entry per day', () => {
  expect(structuredHours('Sat: 12 PM - 11:59 PM, Sun: 12 AM - 9:30 AM')).toEqual([
    { days: ['Sunday'], opens: '00:00', closes: '09:30' },
    { days: ['Saturday'], opens: '12:00', closes: '23:59' },
  ]);
});
