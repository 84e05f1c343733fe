import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { viewportOf } from '../../chromium/viewport.ts';
import { walks } from '../../sample-pages/page-states.ts';
import { openPage } from '../harness/browser.ts';
import { expectAccessible, expectWithinSides } from '../harness/judgement.ts';
import { focusFaults } from './checks/focus.ts';
import { expectErrorsAtFields, zoomedFields } from './checks/form-fields.ts';
import { smallControls } from './checks/small-controls.ts';
import { expectWords } from './checks/words.ts';

const phone = { width: 390, hasTouch: true, isMobile: true };
/** States with a fixed bar at the bottom that could cover the focused control. */
const withBar = ['inventory', 'car'];
/** States whose dialog is checked for its words and for its height in landscape. */
const withDialog = ['menu', 'filter panel', 'popup'];
/** The errors of a form that is sent empty. */
const requiredFields: Record<string, [label: string, error: string][]> = {
  'inquiry errors': [
    ['First Name', 'Enter your first name'],
    ['Email Address', 'Enter your email address'],
    ['Phone Number', 'Enter your phone number'],
  ],
  'contact errors': [
    ['First Name *', 'Enter your first name'],
    ['Message *', 'Enter your message'],
  ],
};

describe('on a phone, every accessibility check passes:', () => {
  // Opening a page is slow, so one visit runs all checks in all its states.
  it.each(walks.map((walk) => ({ walk, names: Object.keys(walk.states).join(', ') })))(
    '$names',
    async ({ walk }) => {
      const page = await openPage(walk.path, { ...phone, hasSeenPopup: !walk.withPopup });
      await page.evaluate(keepToasts);
      const [first] = Object.keys(walk.states);
      for (const [name, step] of Object.entries(walk.states)) {
        await page.setViewportSize(viewportOf(phone.width));
        await step?.(page);
        if (withDialog.includes(name)) {
          await expectWords(page, name, 'dialog:modal');
          await expectWholeInLandscape(page, name);
        }
        const required = requiredFields[name];
        if (required) await expectErrorsAtFields(page, required);
        await expectAccessible(page, `${name} at 390 pixels`);
        const small = await smallControls(page, 44);
        expect.soft(small, `${name}: controls of less than 44 pixels`).toEqual([]);
        expect.soft(await zoomedFields(page), `${name}: fields that iOS zooms into`).toEqual([]);
        // Whatever a state adds overflows first on the smallest screen.
        await expectWithinSides(page, name === first ? [320, 360, 390, 767] : [320], name);
        if (withBar.includes(name)) expect.soft(await focusFaults(page), `${name}: focus`).toEqual([]);
      }
    },
  );
});

async function expectWholeInLandscape(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 667, height: 360 });
  const { y = NaN, height = NaN } = (await page.locator(':modal').boundingBox()) ?? {};
  expect.soft(y, `${name}: top in landscape`).toBeGreaterThanOrEqual(0);
  expect.soft(y + height, `${name}: bottom in landscape`).toBeLessThanOrEqual(360);
  // Scrolls to it, and fails if it is covered.
  await page.locator(':modal :is(a, button)').filter({ visible: true }).last().click({ trial: true });
  await page.setViewportSize(viewportOf(phone.width));
}

function keepToasts(): void {
  const start = window.setTimeout.bind(window);
  window.setTimeout = ((run: () => void, ms = 0, ...rest: unknown[]) =>
    ms < 5_000 ? start(run, ms, ...rest) : 0) as typeof setTimeout;
}
