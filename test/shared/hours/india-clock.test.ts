import { expect, it } from 'vitest';
import { inIndia } from '../../../shared/hours/india-clock.ts';

// Tests run in the time zone of New York, where the clocks change.
it.each([
  ['2026-12-31T18:29:59Z', { year: 2026, day: '2026-12-31', weekday: 4, minutes: 1439 }],
  ['2026-12-31T18:30:00Z', { year: 2027, day: '2027-01-01', weekday: 5, minutes: 0 }],
  ['2028-02-28T18:30:00Z', { year: 2028, day: '2028-02-29', weekday: 2, minutes: 0 }],
  ['2027-03-14T07:00:00Z', { year: 2027, day: '2027-03-14', weekday: 0, minutes: 750 }],
  ['2027-11-07T06:00:00Z', { year: 2027, day: '2027-11-07', weekday: 0, minutes: 690 }],
])('inIndia of %s is %j', (moment, there) => expect(inIndia(new Date(moment))).toEqual(there));
