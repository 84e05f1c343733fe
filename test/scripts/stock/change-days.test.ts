import { expect, it } from 'vitest';
import { changeDays } from '../../../scripts/stock/generate/change-days.ts';
import { setVerb } from '../../../scripts/stock/verbs/set-verb.ts';
import { now, stockOf } from './stock-folder.ts';
import { git } from './two-clones.ts';

it('a car’s last change is the latest day in the history', async () => {
  const folder = stockOf({ 46: {}, 47: {}, 48: {} });
  expect(changeDays(folder)).toEqual(new Map());
  // The clock of the first computer is ahead.
  for (const [day, id] of [
    ['2030-01-25', '47'],
    ['2030-01-22', '47'],
    ['2030-01-23', '48'],
  ] as const) {
    await setVerb(folder, [id, `color=Red of ${day}`], now);
    git(folder, 'commit', '--amend', '--no-edit', '--quiet', `--date=${day}T12:00:00+05:30`);
  }
  const days = changeDays(folder);
  expect([days.get('47'), days.get('48')]).toEqual(['2030-01-25', '2030-01-23']);
  expect([...days.keys()].toSorted().join()).toBe('46,47,48');
});
