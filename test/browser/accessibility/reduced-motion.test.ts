import { describe, it } from 'vitest';
import { viewportOf } from '../../../scripts/browser/viewport.ts';
import { expectAccessible } from '../harness/judgement.ts';
import { openLasting } from './lasting-state.ts';
import { allStates, pages, playsAtLoad } from '../harness/states.ts';

describe('under reduced motion everybody can use', () => {
  it.each(pages.filter((state) => !playsAtLoad(state)))('$name', async (state) => {
    const page = await openLasting(state, { reducedMotion: 'reduce' });
    await expectAccessible(page, 'at 1440 pixels', false);
  });

  it.each(allStates.filter(playsAtLoad))('$name, at every width', async (state) => {
    const page = await openLasting(state, { reducedMotion: 'reduce' });
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize(viewportOf(width));
      await expectAccessible(page, `at ${width} pixels`, true);
    }
  });
});
