import { describe, expect, it } from 'vitest';
import { viewportOf } from '../../../scripts/browser/viewport.ts';
import { samplePages } from '../../../scripts/sample-pages.ts';
import { openPage } from '../harness/browser.ts';
import { readComplaints } from '../harness/complaints.ts';
import {
  expectAccessible,
  expectAccessibleInForcedColours,
  expectWithinSides,
} from '../harness/judgement.ts';
import { accessibleNames } from './checks/accessible-names.ts';
import { focusFaults } from './checks/focus.ts';
import { formFields } from './checks/form-fields.ts';
import { headingFaults } from './checks/headings.ts';
import { smallControls } from './checks/small-controls.ts';
import { fieldsOf } from './expected-fields.ts';
import { namesOnDesktop } from './expected-names.ts';

const widths = [768, 844, 1024, 1440, 1920, 2560];

describe('on a desktop, every accessibility check passes:', () => {
  // Each page is opened once, for all checks.
  it.each(samplePages)('$name', { timeout: 120_000 }, async ({ name, path, status }) => {
    const isList = name === 'inventory';
    // The cards are alike, and the whole list is checked on a phone.
    const page = await openPage(isList ? '/inventory?make=Honda' : path);
    // What is loaded after hydration.
    if (name === 'home') await page.getByRole('button', { name: 'Play the film' }).waitFor();
    if (isList) await page.getByRole('slider').last().waitFor();
    const names = await accessibleNames(page);
    names.links = names.links.map(withoutDate);
    for (const [kind, expected] of Object.entries(namesOnDesktop(name))) {
      expect.soft(names[kind as keyof typeof names], `names of ${kind}`).toEqual(expected);
    }
    for (const [form, expected] of fieldsOf[name] ?? []) {
      expect.soft(await formFields(page, form), `fields of ${form}`).toEqual(expected);
    }
    await expectAccessible(page, 'at 1440 pixels');
    expect.soft(await headingFaults(page), 'headings').toEqual([]);
    await expectWithinSides(page, widths);
    await page.setViewportSize(viewportOf(1440));
    expect.soft(await smallControls(page, 24), 'controls of less than 24 pixels').toEqual([]);
    expect.soft(await focusFaults(page), 'focus').toEqual([]);
    await expectAccessibleInForcedColours(page);
    const logged = `error: Failed to load resource: the server responded with a status of ${status} (Not Found)`;
    expect.soft(readComplaints(page), 'errors').toEqual(status === 200 ? [] : [logged]);
  });

  it('the whole list is within the sides', async () => {
    await expectWithinSides(await openPage('/inventory'), widths);
  });
});

/** 'Drive on Tue 24 Nov' is named otherwise tomorrow, and a date gets its year in the next one. */
const withoutDate = (name: string) => name.replace(/ on (?:\w{3} )?\d+ [^:]+/, ' on a day');
