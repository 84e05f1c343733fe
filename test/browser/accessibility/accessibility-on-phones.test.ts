import { describe, expect, it } from 'vitest';
import { headingFaults } from './headings.ts';
import {
  expectAccessible,
  expectAccessibleInForcedColours,
  expectWithinSides,
} from '../harness/judgement.ts';
import { expectSame, openLasting, traits } from './lasting-state.ts';
import { smallControls } from './small-controls.ts';
import { playsAtLoad, statesAt } from '../harness/states.ts';

const phone = { width: 390, hasTouch: true, isMobile: true };
// A browser of 1440 by 900 zoomed to 200 %.
const zoomed = { width: 720, height: 450 };

describe('on phones and at twice the size everybody can use', () => {
  it.each(statesAt(phone.width))('$name', { timeout: 60_000 }, async (state) => {
    const page = await openLasting(state, phone);
    const before = await traits(page);
    await expectAccessible(page, 'at 390 pixels', !playsAtLoad(state));
    expect.soft(await headingFaults(page), 'headings').toEqual([]);
    expect.soft(await smallControls(page, 44), 'controls of less than 44 pixels').toEqual([]);
    await expectWithinSides(page, [320, 360, 390, 767]);
    await page.setViewportSize(zoomed);
    await expectAccessible(page, 'at twice the size', false);
    if (state.on === 'narrow') await expectAccessibleInForcedColours(page);
    await expectSame(page, before);
  });
});
