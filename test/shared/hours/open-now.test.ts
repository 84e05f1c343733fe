import { expect, it } from 'vitest';
import { openNow } from '../../../shared/hours/open-now.ts';

it.each([
  '',
  'By appointment',
  'Mon-Sun: 9 - 19',
  'Mon-Foo: 9:00 AM - 7:00 PM',
  'Mon: 13:00 PM - 7:00 PM',
  'Mon-Sun: 9:00 PM - 2:00 AM',
])('openNow is undefined for hours that cannot be read: %j', (shown) =>
  expect(openNow({ shown }, new Date('2026-11-22T06:00:00Z'))).toBeUndefined(),
);
