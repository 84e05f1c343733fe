import { expect, it } from 'vitest';
import { isPlainClick } from '../../../client/navigation/use-link-navigation.ts';

it('a click with a key or another button, or that something else has answered, is left to the browser', () => {
  const keys = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
  const clickWith = (part: object) =>
    ({ ...keys, button: 0, defaultPrevented: false, ...part }) as MouseEvent;
  expect(isPlainClick(clickWith({}))).toBe(true);
  const others = Object.keys(keys).map((key) => ({ [key]: true }));
  for (const other of [...others, { button: 1 }, { defaultPrevented: true }]) {
    expect(isPlainClick(clickWith(other)), JSON.stringify(other)).toBe(false);
  }
});
