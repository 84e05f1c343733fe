import { describe, expect, it } from 'vitest';
import type { Role } from '../../../scripts/engines/engine.ts';
import { samplePages } from '../../../scripts/sample-pages.ts';
import type { PageName } from '../../../scripts/sample-pages.ts';
import { viewportOf } from '../../../scripts/browser/viewport.ts';
import { expectQuiet } from '../page.ts';
import { open } from '../visit.ts';
import type { Page } from '../page.ts';

type Control = [Role, string];

const links = (...names: string[]): Control[] => names.map((name) => ['link', name]);
/** The same on every page, so checked on one. */
const footer: Control[] = [
  ...links('Home', 'Inventory', 'About Us', 'Contact Us', '+91 00000 00000', 'hello@utsavmotors.example'),
  ['textbox', 'Your email for the newsletter'],
  ['button', 'Subscribe'],
];
const header: Record<'narrow' | 'wide', Control[]> = {
  narrow: [['button', 'Open menu']],
  wide: links('Home', 'Inventory', 'About', 'Contact'),
};
const inquiry: Control[] = ['First Name', 'Last Name', 'Email Address', 'Phone Number', 'Message'].map(
  (name) => ['textbox', name],
);
const filterBar: Control[] = [
  ['searchbox', 'Search'],
  ['combobox', 'Brand'],
  ['combobox', 'Year'],
  ['combobox', 'Sort by'],
  ['slider', 'Lowest price'],
  ['slider', 'Highest price'],
  ['button', 'Reset Filters'],
];

type Controls = { controls: Control[]; narrow?: Control[]; wide?: Control[] };

const controlsOf: Record<PageName, Controls> = {
  home: { controls: links('View Festive Offers', 'Contact Us', 'View All Vehicles') },
  inventory: { controls: [], narrow: [['button', 'Filters (4)']], wide: filterBar },
  car: {
    controls: [
      ...links('Back to Inventory', 'Call Now', 'Email Inquiry', 'Ask on WhatsApp', 'Get Directions'),
      ['button', 'Show the side view'],
      ['button', 'Add to favorites'],
      ['button', 'Share'],
      ...inquiry,
      ['button', 'Send Inquiry'],
    ],
  },
  'car-not-found': { controls: links('Back to Inventory') },
  about: { controls: [...links('View Inventory', 'Contact Us'), ...footer] },
  contact: {
    controls: [
      ['textbox', 'First Name *'],
      ['textbox', 'Last Name'],
      ['textbox', 'Email Address *'],
      ['textbox', 'Phone Number'],
      ['combobox', 'Department'],
      ['textbox', 'Message *'],
      ['button', 'Send via WhatsApp'],
      ...links('Get Directions', 'Call +91 00000 00000', 'Email Us'),
    ],
  },
  'not-found': { controls: links('Return to Home') },
};

describe.each(samplePages)('$path', ({ path, name }) => {
  const { controls, narrow = [], wide = [] } = controlsOf[name];

  it('fits on a phone and on a desktop, and every control has its name', async () => {
    const page = await open(path, { width: 390 });
    await expectWidth(page, 390);
    await expectControls(page, [...header.narrow, ...narrow, ...controls]);
    expect.soft(await page.evaluate(smallFields), 'fields that Safari on iOS zooms into').toEqual([]);
    await expectWidth(page, 320);
    await expectWidth(page, 1440);
    // The others are the same elements.
    await expectControls(page, [...header.wide, ...wide]);
    expect(await page.evaluate(() => document.fonts.check('16px "Anek Latin"'))).toBe(true);
    await expectQuiet(page);
  });
});

/** The names of fields with text smaller than 16 pixels. */
function smallFields(): string[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  const small = fields.filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16);
  return small.map(({ name }) => name);
}

/** Nothing overflows a screen of that width. */
async function expectWidth(page: Page, width: number): Promise<void> {
  const { height } = viewportOf(width);
  await page.resize(width, height);
  const size = () => page.evaluate(() => [window.innerWidth, document.documentElement.scrollWidth]);
  await expect.poll(size, { message: `width at ${width}` }).toEqual([width, width]);
}

async function expectControls(page: Page, controls: Control[]): Promise<void> {
  for (const [role, name] of controls) {
    await expect.poll(() => page.count(role, name), { message: `${role} '${name}'` }).toBeGreaterThan(0);
  }
}
