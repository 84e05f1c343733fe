import { expect, it } from 'vitest';
import { open } from '../visit.ts';

it('with forced colours, a button has a border instead of its background', async () => {
  const page = await open('/car/1', { withMotion: true });
  // WebKit has no forced colours and shows the ordinary style.
  const isForced = page.name !== 'WebKit';
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(isForced);
  const edge = () =>
    page.evaluate(() => {
      const heart = document.querySelector('[aria-label="Add to favorites"]');
      return heart && getComputedStyle(heart).borderTopStyle;
    });
  expect(await edge()).toBe(isForced ? 'solid' : 'none');
});
