import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fillInquiry } from '../car-detail/fill-inquiry.ts';
import { openPage } from '../harness/browser.ts';
import { deadControls } from './dead-controls.ts';

type Form = { path: string; submit: (page: Page) => Promise<void> };

const forms: Form[] = [
  {
    path: '/car/1',
    async submit(page) {
      await fillInquiry(page);
      await page.getByRole('button', { name: 'Send Inquiry' }).click();
    },
  },
  {
    path: '/inventory?search=spaceship',
    async submit(page) {
      await page.getByLabel('Your email for the newsletter').fill('asha@mail.example');
      await page.getByRole('button', { name: 'Subscribe' }).click();
    },
  },
];

it.each(forms)(
  'if all scripts fail, the loader too, every control works, and no URL of the site contains what was typed: $path',
  async ({ path, submit }) => {
    const page = await openPage(path, {
      width: 390,
      isHydrated: false,
      before: (it) => it.route('**/assets/**/*.js', (route) => route.abort('internetdisconnected')),
    });
    expect(await deadControls(page)).toEqual([]);

    const links: string[] = [];
    page.context().on('request', (request) => links.push(request.url()));
    await submit(page);
    await expect.poll(() => links.filter((link) => link.startsWith('mailto:'))).toHaveLength(1);
    const ours = links.filter((link) => link.startsWith(new URL(page.url()).origin));
    expect(ours.filter((link) => /asha|free/i.test(link))).toEqual([]);
    expect(page.url().endsWith(path)).toBe(true);
  },
);
