import { expect, it } from 'vitest';
import { isPlainClick } from '../../../client/navigation/use-link-navigation.ts';

it('isPlainClick is false for a click with a modifier key, with another button, or that has been handled', () => {
  const keys = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
  const clickWith = (part: object) =>
    ({ ...keys, button: 0, defaultPrevented: false, ...part }) as MouseEvent;
  expect(isPlainClick(clickWith({}))).toBe(true);
  const others = Object.keys(keys).map((key) => ({ [key]: true }));
  for (const other of [...others, { button: 1 }, { defaultPrevented: true }]) {
    expect(isPlainClick(clickWith(other)), JSON.stringify(other)).toBe(false);
  }
});
