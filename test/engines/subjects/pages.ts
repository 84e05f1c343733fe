import { describe, expect, it } from 'vitest';
import type { Role } from '../../../scripts/engines/engine.ts';
import { expectQuiet, open } from '../visit.ts';

type Control = [Role, string];

const header: Control[] = [['link', 'Home']];
const footer: Control[] = [
  ['textbox', 'Your email for the newsletter'],
  ['button', 'Subscribe'],
];

const pages: { path: string; title: string; controls: Control[] }[] = [
  { path: '/', title: 'Home', controls: [['link', 'View Festive Offers']] },
  { path: '/inventory', title: 'Festive Car Collection', controls: [] },
  { path: '/car/1', title: '2020 Hyundai Creta SX', controls: [['button', 'Send Inquiry']] },
  { path: '/car/34', title: 'Car Not Found', controls: [['link', 'Back to Inventory']] },
  { path: '/about', title: 'About Utsav Motors', controls: [['link', 'View Inventory']] },
  { path: '/contact', title: 'Contact Us', controls: [['button', 'Send via WhatsApp']] },
  { path: '/nowhere', title: '404', controls: [['link', 'Return to Home']] },
];

describe.each(pages)('$path', ({ path, controls }) => {
  it.each([390, 1440])('is whole at %i pixels, with each control by its name', async (width) => {
    const page = await open(path, { width });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    expect(await page.evaluate(() => document.fonts.check('16px "Anek Latin"'))).toBe(true);
    for (const [role, name] of [...header.slice(1), ...footer, ...controls]) {
      expect.soft(await page.count(role, name), `${role} '${name}'`).toBe(1);
    }
    await expectQuiet(page);
  });
});
