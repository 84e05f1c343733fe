import { expect, it } from 'vitest';
import { isNear } from '../../shared/misspelling.ts';

it.each([
  ['creta', 'creta', 0],
  ['creta', 'crta', 1],
  ['creta', 'cretaa', 1],
  ['creta', 'crata', 1],
  ['creta', 'creat', 1],
  ['rceta', 'creta', 1],
  ['manuell', 'manual', 2],
  ['1', '1st', 2],
  ['creta', 'certa s', 3],
  ['creta', 'taigun', 6],
  ['', 'i20', 3],
])('%j and %j are %i edits apart', (one, other, edits) => {
  const least = (left: string, right: string) =>
    [0, 1, 2, 3, 4, 5, 6].find((most) => isNear(left, right, most));
  expect([least(one, other), least(other, one)]).toEqual([edits, edits]);
});
