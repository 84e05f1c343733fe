import { expect, it } from 'vitest';
import { openNow } from '../../../shared/hours/open-now.ts';

/** 22 November 2026 is a Sunday; India is five and a half hours ahead of UTC. */
const at = (utc: string) => new Date(`2026-11-${utc}:00Z`);
const every = 'Mon-Sun: 9:00 AM - 7:00 PM';
const resting = 'Mon–Fri: 9:30 AM – 7:15 PM, Sat: 10 AM - 12 PM';

it.each([
  [every, '22T03:29', 'Closed now, opens at 9 AM'],
  [every, '22T03:30', 'Open now, till 7 PM'],
  [every, '22T13:29', 'Open now, till 7 PM'],
  [every, '22T13:30', 'Closed now, opens tomorrow at 9 AM'],
  [every, '22T18:30', 'Closed now, opens at 9 AM'],
  [resting, '20T06:00', 'Open now, till 7:15 PM'],
  [resting, '20T14:00', 'Closed now, opens tomorrow at 10 AM'],
  [resting, '21T06:00', 'Open now, till 12 PM'],
  [resting, '21T06:30', 'Closed now, opens on Monday at 9:30 AM'],
  [resting, '22T06:00', 'Closed now, opens tomorrow at 9:30 AM'],
  ['Sun: 10:00 AM - 1:00 PM', '22T12:00', 'Closed now, opens on Sunday at 10 AM'],
  ['Saturday-Monday: 12:30 am - 5 pm', '22T06:00', 'Open now, till 5 PM'],
  ...[
    '',
    'By appointment',
    'Mon-Sun: 9 - 19',
    'Mon-Foo: 9:00 AM - 7:00 PM',
    'Mon: 13:00 PM - 7:00 PM',
    'Mon-Sun: 9:00 PM - 2:00 AM',
  ].map((hours) => [hours, '22T06:00']),
])('openNow for %j at %s is %s', (shown = '', utc = '', text) =>
  expect(openNow({ shown }, at(utc))).toBe(text),
);

it('openNow on the weekly holiday is closed, whatever the hours on the pages say', () => {
  expect(openNow({ shown: every, weeklyHoliday: 'Sunday' }, at('22T06:00'))).toBe(
    'Closed now, opens tomorrow at 9 AM',
  );
});
