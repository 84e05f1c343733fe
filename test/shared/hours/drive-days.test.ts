import { describe, expect, it } from 'vitest';
import { driveDays } from '../../../shared/hours/drive-days.ts';

const names = (...given: Parameters<typeof driveDays>) =>
  driveDays(...given).map(({ shortName }) => shortName);

describe('driveDays', () => {
  it('are the next seven days', () => {
    expect(driveDays({ shown: 'Mon-Sun: 9:00 AM - 7:00 PM' }, '2026-11-22')[5]).toEqual({
      day: '2026-11-28',
      name: 'Saturday 28 November',
      shortName: 'Sat 28 Nov',
      parts: [
        { part: 'Morning', hours: '9–12' },
        { part: 'Afternoon', hours: '12–5' },
        { part: 'Evening', hours: '5–7' },
      ],
    });
    expect(names({ shown: 'Mon-Sun: 9:00 AM - 7:00 PM' }, '2026-12-28').join()).toBe(
      'Tue 29 Dec,Wed 30 Dec,Thu 31 Dec,Fri 1 Jan,Sat 2 Jan,Sun 3 Jan,Mon 4 Jan',
    );
  });
  // 22 November 2026 is a Sunday.
  it.each([
    ['Mon-Sat: 9 AM - 8 PM, Sun: 10 AM - 5 PM', 'Morning 9–12, Afternoon 12–5, Evening 5–8'],
    ['Mon-Sun: 11:30 AM - 5:30 PM', 'Afternoon 12–5'],
    ['Mon-Sun: 9:30 AM - 6 PM', 'Morning 9:30–12, Afternoon 12–5, Evening 5–6'],
    ['Mon-Sun: 11:30 AM - 12:15 PM', 'Morning 11:30–12, Afternoon 12–12:15'],
    ['by appointment', 'Morning , Afternoon , Evening '],
  ])('have the parts in which it is open for an hour, with their hours: %s: %s', (shown, parts) => {
    const [monday] = driveDays({ shown }, '2026-11-22');
    expect(monday?.parts.map(({ part, hours }) => `${part} ${hours}`).join(', ')).toBe(parts);
  });
  it.each([
    [{ shown: 'Mon-Fri: 10 AM - 6 PM, Sat: 10 AM - 2 PM' }, 'Sun 29 Nov'],
    [{ shown: 'Mon-Sun: 9 AM - 7 PM', weeklyHoliday: 'Tuesday' }, 'Tue 24 Nov'],
    [{ shown: 'by appointment', weeklyHoliday: 'Tuesday' }, 'Tue 24 Nov'],
  ] as const)('leave out when it is closed: %j', (hours, closed) => {
    const days = names(hours, '2026-11-22');
    expect([days.length, days.includes(closed)]).toEqual([6, false]);
  });
});
