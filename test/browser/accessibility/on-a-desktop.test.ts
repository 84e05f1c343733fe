import { describe, expect, it } from 'vitest';
import { viewportOf } from '../../chromium/viewport.ts';
import { samplePages } from '../../sample-pages/sample-pages.ts';
import { pathOfWords } from '../../words.ts';
import { openPage } from '../harness/browser.ts';
import { expectAccessible, expectWithinSides } from '../harness/judgement.ts';
import { focusFaults } from './checks/focus.ts';
import { smallControls } from './checks/small-controls.ts';
import { expectWords } from './checks/words.ts';

const widths = [768, 844, 1024, 1440, 2560];

describe('on a desktop, every accessibility check passes:', () => {
  // Opening a page is slow, so one visit runs all checks.
  it.each(samplePages)('$name', async ({ name }) => {
    const page = await openPage(pathOfWords(name));
    // These load after hydration.
    if (name === 'home') await page.getByRole('button', { name: 'Play the film' }).waitFor();
    if (name === 'inventory') await page.getByRole('slider').last().waitFor();
    // test/server/pages/layout.test.ts checks that header and footer are the same on every page.
    await expectWords(page, name, name === 'not-found' ? 'body' : 'main');
    await expectAccessible(page, 'at 1440 pixels');
    await expectWithinSides(page, widths);
    await page.setViewportSize(viewportOf(1440));
    expect.soft(await smallControls(page, 24), 'controls of less than 24 pixels').toEqual([]);
    expect.soft(await focusFaults(page), 'focus').toEqual([]);
  });

  it('the whole list is within the sides', async () => {
    await expectWithinSides(await openPage('/inventory'), widths);
  });
});
