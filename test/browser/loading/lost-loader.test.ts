import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillInquiry } from '../car-detail/fill-inquiry.ts';
import { openPage } from '../harness/browser.ts';
import { deadControls } from './dead-controls.ts';

type Form = {
  path: string;
  submit: (page: Page) => Promise<void>;
  /** What the URL begins with that the form opens. */
  scheme: string;
};

const forms: Form[] = [
  {
    path: '/car/1',
    async submit(page) {
      await fillInquiry(page);
      await page.getByRole('button', { name: 'Send Inquiry' }).click();
    },
    scheme: 'mailto:',
  },
  {
    path: '/inventory?search=spaceship',
    async submit(page) {
      await page.getByLabel('Your email for the newsletter').fill('asha@mail.example');
      await page.getByRole('button', { name: 'Subscribe' }).click();
    },
    scheme: 'mailto:',
  },
];

/** Opens a page all of whose scripts fail. */
const openWithout = (path: string) =>
  openPage(path, {
    width: 390,
    isHydrated: false,
    isClockStopped: true,
    before: (page) => page.route('**/assets/**/*.js', (route) => route.abort('internetdisconnected')),
  });

describe('if all scripts fail, the loader too, every visible control works after a while', () => {
  it.each(forms)(
    'and no URL of the site contains what was typed: $path',
    async ({ path, submit, scheme }) => {
      const page = await openWithout(path);
      const links: string[] = [];
      page.context().on('request', (request) => links.push(request.url()));
      await submit(page);
      await expect.poll(() => links.filter((link) => link.startsWith(scheme))).toHaveLength(1);
      const ours = links.filter((link) => link.startsWith(new URL(page.url()).origin));
      expect(ours.filter((link) => /asha|free/i.test(link))).toEqual([]);
      expect(page.url().endsWith(path)).toBe(true);
      await expectWorkingLater(page);
    },
  );

  it('and links lead to pages: /', async () => {
    const page = await openWithout('/');
    await expectWorkingLater(page);
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'About', exact: true }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('About Utsav Motors');
  });
});

async function expectWorkingLater(page: Page): Promise<void> {
  expect(await deadControls(page)).not.toEqual([]);
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().delay === 15_000) animation.finish();
  });
  expect(await deadControls(page)).toEqual([]);
}
