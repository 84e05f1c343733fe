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
      parts: ['Morning', 'Afternoon', 'Evening'],
    });
    expect(names({ shown: 'Mon-Sun: 9:00 AM - 7:00 PM' }, '2026-12-28').join()).toBe(
      'Tue 29 Dec,Wed 30 Dec,Thu 31 Dec,Fri 1 Jan,Sat 2 Jan,Sun 3 Jan,Mon 4 Jan',
    );
  });
  it.each([
    // 22 November 2026 is a Sunday.
    [
      { shown: 'Mon-Sat: 9 AM - 8 PM, Sun: 10 AM - 5 PM' },
      undefined,
      'Mon 23 Nov: Morning Afternoon Evening',
    ],
    [{ shown: 'Mon-Sun: 11:30 AM - 5:30 PM' }, undefined, 'Mon 23 Nov: Afternoon'],
    [{ shown: 'Mon-Sun: 11 AM - 6 PM' }, undefined, 'Mon 23 Nov: Morning Afternoon Evening'],
    [{ shown: 'Mon-Sun: 11:30 AM - 12:15 PM' }, undefined, 'Mon 23 Nov: Morning Afternoon'],
    [{ shown: 'by appointment' }, undefined, 'Mon 23 Nov: Morning Afternoon Evening'],
    // What is left of today.
    [{ shown: 'Mon-Sun: 9 AM - 7 PM' }, 7 * 60, 'Today: Morning Afternoon Evening'],
    [{ shown: 'Mon-Sun: 9 AM - 7 PM' }, 11 * 60 + 1, 'Today: Afternoon Evening'],
    [{ shown: 'Mon-Sun: 9 AM - 7 PM' }, 18 * 60, 'Today: Evening'],
    [{ shown: 'Mon-Sun: 9 AM - 7 PM' }, 18 * 60 + 1, 'Mon 23 Nov: Morning Afternoon Evening'],
    [
      { shown: 'Mon-Sun: 9 AM - 7 PM', weeklyHoliday: 'Sunday' },
      600,
      'Mon 23 Nov: Morning Afternoon Evening',
    ],
  ] as const)('have the parts in which it is open for an hour: %j at %s: %s', (hours, minutes, first) => {
    const [day] = driveDays(hours, '2026-11-22', minutes);
    expect(`${day?.shortName}: ${day?.parts.join(' ')}`).toBe(first);
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
