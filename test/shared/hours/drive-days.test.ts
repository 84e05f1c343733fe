import { expect, it } from 'vitest';
import { driveDays } from '../../../shared/hours/drive-days.ts';

// 22 November 2026 is a Sunday.
const today = '2026-11-22';

it('driveDays are the next seven days, with long and short names', () => {
  const days = driveDays('Mon-Sun: 9:00 AM - 7:00 PM', '2026-12-28');
  expect(days.map(({ shortName }) => shortName).join()).toBe(
    'Tue 29 Dec,Wed 30 Dec,Thu 31 Dec,Fri 1 Jan,Sat 2 Jan,Sun 3 Jan,Mon 4 Jan',
  );
  expect(days[3]).toMatchObject({ day: '2027-01-01', name: 'Friday 1 January' });
});

it.each([
  ['Mon-Sat: 9 AM - 8 PM, Sun: 10 AM - 5 PM', 'Morning 9–12, Afternoon 12–5, Evening 5–8'],
  ['Mon-Sun: 11:30 AM - 5:30 PM', 'Afternoon 12–5'],
  ['Mon-Sun: 9:30 AM - 6 PM', 'Morning 9:30–12, Afternoon 12–5, Evening 5–6'],
  ['by appointment', 'Morning , Afternoon , Evening '],
])('driveDays of $0 have parts of an hour: $1', (shown, parts) => {
  const [monday] = driveDays(shown, today);
  expect(monday?.parts.map(({ part, hours }) => `${part} ${hours}`).join(', ')).toBe(parts);
});

it('driveDays leave out the days on which the showroom is closed', () => {
  const days = driveDays('Wed-Mon: 10 AM - 7 PM', today);
  expect(days.map(({ day }) => day.slice(-2)).join(' ')).toBe('23 25 26 27 28 29');
});
