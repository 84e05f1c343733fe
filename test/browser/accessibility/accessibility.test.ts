import { describe, expect, it } from 'vitest';
import { viewportOf } from '../../../scripts/browser/viewport.ts';
import {
  expectAccessible,
  expectAccessibleInForcedColours,
  expectWithinSides,
} from '../harness/judgement.ts';
import { allStates, pages, playsAtLoad } from '../harness/states.ts';
import { headingFaults } from './checks/headings.ts';
import { expectSame, openLasting, traits } from './checks/lasting-state.ts';
import { smallControls } from './checks/small-controls.ts';

const phone = { width: 390, hasTouch: true, isMobile: true };
/** Stops the animations, so that the contrast of text can be measured. */
const visitOf = (state: (typeof allStates)[number]) =>
  playsAtLoad(state) ? ({ reducedMotion: 'reduce' } as const) : {};

describe('passes every accessibility check on a phone:', () => {
  it.each(allStates)('$name', { timeout: 120_000 }, async (state) => {
    const page = await openLasting(state, { ...phone, ...visitOf(state) });
    const before = await traits(page);
    await expectAccessible(page, 'at 390 pixels', true);
    expect.soft(await headingFaults(page), 'headings').toEqual([]);
    expect.soft(await smallControls(page, 44), 'controls of less than 44 pixels').toEqual([]);
    await expectWithinSides(page, [320, 360, 390, 767]);
    await expectSame(page, before);
  });
});

describe('passes every accessibility check on a desktop:', () => {
  it.each(pages)('$name', { timeout: 120_000 }, async (state) => {
    const page = await openLasting(state, { width: 1440, ...visitOf(state) });
    await expectAccessible(page, 'at 1440 pixels', true);
    expect.soft(await headingFaults(page), 'headings').toEqual([]);
    await expectWithinSides(page, [768, 844, 1024, 1440, 1920, 2560]);
    await page.setViewportSize(viewportOf(1440));
    expect.soft(await smallControls(page, 24), 'controls of less than 24 pixels').toEqual([]);
    await expectAccessibleInForcedColours(page);
  });
});
