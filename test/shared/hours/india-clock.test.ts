import { expect, it } from 'vitest';
import { inIndia } from '../../../shared/hours/india-clock.ts';

const [minuteMs, dayMs] = [60_000, 86_400_000];
const firstMidnight = Date.parse('2027-01-01T00:00+05:30');
const platform = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
});

// Tests run in the time zone of New York, where the clocks change.
it('inIndia agrees with the platform around each midnight of a year', () => {
  for (let day = 0; day < 366; day += 1) {
    for (const minute of [-1, 0, 1]) {
      const moment = new Date(firstMidnight + day * dayMs + minute * minuteMs);
      const [date = '', time = ''] = platform.format(moment).split(' ');
      const [hours, minutes] = time.split(':').map(Number);
      expect(inIndia(moment)).toEqual({
        year: Number(date.slice(0, 4)),
        day: date,
        weekday: new Date(date).getUTCDay(),
        minutes: (hours ?? 0) * 60 + (minutes ?? 0),
      });
    }
  }
});
