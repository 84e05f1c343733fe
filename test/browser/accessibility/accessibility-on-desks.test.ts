import { describe, expect, it } from 'vitest';
import { viewportOf } from '../../../scripts/browser/viewport.ts';
import { headingFaults } from './headings.ts';
import {
  expectAccessible,
  expectAccessibleInForcedColours,
  expectWithinSides,
} from '../harness/judgement.ts';
import { expectSame, openLasting, traits } from './lasting-state.ts';
import { smallControls } from './small-controls.ts';
import { playsAtLoad, statesAt } from '../harness/states.ts';

describe('on tablets and desks everybody can use', () => {
  it.each(statesAt(1440))('$name', { timeout: 60_000 }, async (state) => {
    const page = await openLasting(state, { width: 1440 });
    const before = await traits(page);
    await expectAccessible(page, 'at 1440 pixels', !playsAtLoad(state));
    expect.soft(await headingFaults(page), 'headings').toEqual([]);
    await page.setViewportSize(viewportOf(768));
    await expectAccessible(page, 'at 768 pixels', !playsAtLoad(state));
    await expectWithinSides(page, [768, 844, 1024, 1440, 1920, 2560]);
    await page.setViewportSize(viewportOf(1440));
    expect.soft(await smallControls(page, 24), 'controls of less than 24 pixels').toEqual([]);
    await expectAccessibleInForcedColours(page);
    await expectSame(page, before);
  });
});
