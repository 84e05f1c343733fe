import { afterEach, expect, it, vi } from 'vitest';
import { openChat } from '../../../../client/pages/contact/open-chat.ts';

afterEach(() => void vi.unstubAllGlobals());

it.each<[what: string, open: () => unknown, isOpen: boolean]>([
  ['opens a tab', () => ({}), true],
  ['blocks the tab', () => null, false],
  ['throws', () => expect.fail('no window'), false],
])('openChat returns whether the chat opened if the browser %s', (_what, open, isOpen) => {
  vi.stubGlobal('window', { open });
  expect(openChat('https://wa.me/910000000000')).toBe(isOpen);
});
