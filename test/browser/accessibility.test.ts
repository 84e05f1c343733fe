import { describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { openState } from './browser.ts';
import { allStates, pages, statesAt } from './states.ts';

describe.each([390, 768, 1440])('at %i pixels axe finds nothing wrong with', (width) => {
  it.each(statesAt(width))('$name', async (state) => {
    const page = await openState(state, { width, ...(width < 768 && { hasTouch: true, isMobile: true }) });
    expect(await violations(page)).toEqual([]);
  });
});

describe('under reduced motion axe finds nothing wrong with', () => {
  it.each(pages)('$name', async (state) => {
    const page = await openState(state, { reducedMotion: 'reduce' });
    expect(await violations(page)).toEqual([]);
  });
});

describe('in forced colours axe finds nothing wrong with', () => {
  it.each(allStates)('$name', async (state) => {
    const page = await openState(state, {
      width: state.on === 'narrow' ? 390 : 1440,
      forcedColors: 'active',
    });
    // The colours are the visitor's own, and axe reads those that they replace.
    expect(await violations(page, ['color-contrast'])).toEqual([]);
  });
});

// A browser of 1440 by 900 zoomed to 200 %.
describe('at twice the size axe finds nothing wrong with', () => {
  it.each(statesAt(720))('$name', async (state) => {
    const page = await openState(state, { width: 720, height: 450, deviceScaleFactor: 2 });
    expect(await violations(page)).toEqual([]);
  });
});
