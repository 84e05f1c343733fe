import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { spoilPage } from '../../../scripts/screenshots/visitor.ts';
import { openPage } from '../harness/browser.ts';
import { expectAccessible, expectWithinSides } from '../harness/judgement.ts';
import { allStates } from '../harness/states.ts';
import { accessibleNames } from './checks/accessible-names.ts';
import { expectErrorsAtFields } from './checks/form-fields.ts';
import { headingFaults } from './checks/headings.ts';
import { expectSame, openLasting, traits } from './checks/lasting-state.ts';
import { smallControls } from './checks/small-controls.ts';
import { noteSelectors, unusedSelectors } from './checks/used-selectors.ts';
import { requiredFields } from './expected-fields.ts';
import { namesInDialogs } from './expected-names.ts';

const phone = { width: 390, hasTouch: true, isMobile: true };
const noted = new Set<string>();

describe('on a phone, every accessibility check passes:', () => {
  // Each state is opened once, for all checks.
  it.each(allStates)('$name', { timeout: 120_000 }, async (state) => {
    const { name } = state;
    const page = await openLasting(state, phone);
    const before = await traits(page);
    await noteSelectors(page);
    noted.add(name);
    const dialog = namesInDialogs[name];
    if (dialog)
      expect.soft(await accessibleNames(page, 'dialog:modal'), 'names in the dialog').toEqual(dialog);
    if (name === 'filtered') await expectPhoneButtons(page);
    const required = requiredFields[name];
    if (required) await expectErrorsAtFields(page, required);
    await expectAccessible(page, 'at 390 pixels');
    expect.soft(await headingFaults(page), 'headings').toEqual([]);
    expect.soft(await smallControls(page, 44), 'controls of less than 44 pixels').toEqual([]);
    await expectWithinSides(page, [320, 360, 390, 767]);
    await expectSame(page, before);
  });
});

async function expectPhoneButtons(page: Page): Promise<void> {
  const { buttons } = await accessibleNames(page);
  const hearts = ['Add to favorites', 'Add to favorites'];
  expect.soft(buttons, 'buttons').toEqual(['Open menu', ...hearts, 'Filters (5)', 'Subscribe']);
}

it('every selector of the styles matches in some state', { timeout: 120_000 }, async () => {
  const home = await openPage('/', { ...phone, withMotion: true });
  await home.getByRole('button', { name: 'Pause the film' }).waitFor();
  await noteSelectors(home);
  for (const path of ['/car/33', '/car/43', '/inventory?make=Honda', '/about?fuel=Petrol&year=2015']) {
    await noteSelectors(await openPage(path, phone));
  }
  await noteSelectors(await openPage('/about', { ...phone, before: spoilPage }));
  const page = await openPage('/car/1', phone);
  await page.locator('.picture-strip a').first().click();
  await page.getByRole('dialog').waitFor();
  await noteSelectors(page);
  // Those that this run has left out, by its filter.
  for (const state of allStates.filter(({ name }) => !noted.has(name))) {
    await noteSelectors(await openLasting(state, phone));
  }
  expect(unusedSelectors()).toEqual([]);
});
