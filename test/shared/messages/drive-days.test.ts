import { describe, expect, it } from 'vitest';
import { dayInWords, driveDays } from '../../../shared/messages/drive-days.ts';

const names = (...given: Parameters<typeof driveDays>) =>
  driveDays(...given).map(({ shortName }) => shortName);

describe('driveDays', () => {
  it('are the next seven days', () => {
    expect(driveDays('Mon-Sun: 9:00 AM - 7:00 PM', undefined, '2026-11-22')[5]).toEqual({
      day: '2026-11-28',
      name: 'Saturday 28 November',
      shortName: 'Sat 28 Nov',
    });
    expect(names('Mon-Sun: 9:00 AM - 7:00 PM', undefined, '2026-12-28').join()).toBe(
      'Tue 29 Dec,Wed 30 Dec,Thu 31 Dec,Fri 1 Jan,Sat 2 Jan,Sun 3 Jan,Mon 4 Jan',
    );
  });
  it.each([
    ['Mon-Fri: 10 AM - 6 PM, Sat: 10 AM - 2 PM', undefined, 'Sun 29 Nov'],
    ['Mon-Sun: 9 AM - 7 PM', 'Tuesday', 'Tue 24 Nov'],
    ['by appointment', 'Tuesday', 'Tue 24 Nov'],
  ] as const)('leave out when it is closed: open %s, holiday %s', (hours, holiday, closed) => {
    const days = names(hours, holiday, '2026-11-22');
    expect([days.length, days.includes(closed)]).toEqual([6, false]);
  });
});

it('dayInWords gives the year only if it is not the current one', () => {
  expect(dayInWords('2026-11-03', '2026-11-22')).toBe('3 November');
  expect(dayInWords('2026-11-03', '2027-01-02')).toBe('3 November 2026');
});
