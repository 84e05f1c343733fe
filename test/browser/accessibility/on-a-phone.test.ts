import { describe, expect, it } from 'vitest';
import { hydrated } from '../../../scripts/chromium/hydration.ts';
import { viewportOf } from '../../../scripts/chromium/viewport.ts';
import { walks, type Walk } from '../../../scripts/sample-pages/page-states.ts';
import { openPage } from '../harness/browser.ts';
import { expectAccessible, expectWithinSides } from '../harness/judgement.ts';
import { focusFaults } from './checks/focus.ts';
import { expectErrorsAtFields, zoomedFields } from './checks/form-fields.ts';
import { smallControls } from './checks/small-controls.ts';
import { noteSelectors, unusedSelectors } from './checks/used-selectors.ts';
import { expectWords } from './checks/words.ts';
import { requiredFields } from './expected-fields.ts';

const phone = { width: 390, hasTouch: true, isMobile: true };
/** States with a fixed bar at the bottom, which could cover the focused control. */
const withBar = ['inventory', 'car'];
/** States with a dialog, whose words are in a file. */
const withDialog = ['menu', 'filter panel', 'popup'];
const noted = new Set<Walk>();

describe('on a phone, every accessibility check passes:', () => {
  // Each page is opened once, for all its states and all checks.
  it.each(walks.map((walk) => ({ walk, names: Object.keys(walk.states).join(', ') })))(
    '$names',
    async ({ walk }) => {
      const page = await openPage(walk.path, { ...phone, hasSeenPopup: !walk.withPopup });
      await page.evaluate(keepToasts);
      const judged = new Set<string>();
      const [first] = Object.keys(walk.states);
      for (const [name, step] of Object.entries(walk.states)) {
        await page.setViewportSize(viewportOf(phone.width));
        await step?.(page);
        await noteSelectors(page);
        if (withDialog.includes(name)) await expectWords(page, name, 'dialog:modal');
        const required = requiredFields[name];
        if (required) await expectErrorsAtFields(page, required);
        await expectAccessible(page, `${name} at 390 pixels`, judged);
        const small = await smallControls(page, 44);
        expect.soft(small, `${name}: controls of less than 44 pixels`).toEqual([]);
        expect.soft(await zoomedFields(page), `${name}: fields that iOS zooms into`).toEqual([]);
        // What a state adds to its page is the first to overflow on the smallest screen.
        await expectWithinSides(page, name === first ? [320, 360, 390, 767] : [320], name);
        if (withBar.includes(name)) expect.soft(await focusFaults(page), `${name}: focus`).toEqual([]);
      }
      noted.add(walk);
    },
  );
});

it('every selector of the styles matches in some state', async ({ skip }) => {
  skip(noted.size < walks.length, 'not all states were visited');
  const home = await openPage('/', { ...phone, withMotion: true });
  await home.getByRole('button', { name: 'Pause the film' }).waitFor();
  await noteSelectors(home);
  for (const path of [
    '/car/33?down=30',
    '/car/43',
    '/inventory?make=Honda',
    '/inventory?cars=1,2,4,8,10,11,12',
    '/about?fuel=Petrol&year=2015',
  ]) {
    await noteSelectors(await openPage(path, phone));
  }
  const seen = await openPage('/car/27', phone);
  await hydrated(seen);
  await seen.goto('/');
  await seen.getByRole('navigation', { name: 'Continue where you were' }).waitFor();
  await noteSelectors(seen);
  expect(unusedSelectors()).toEqual([]);
});

/** Runs in the page: notifications stay open for as long as the checks need. */
function keepToasts(): void {
  const start = window.setTimeout.bind(window);
  window.setTimeout = ((run: () => void, ms = 0, ...rest: unknown[]) =>
    ms < 5_000 ? start(run, ms, ...rest) : 0) as typeof setTimeout;
}
