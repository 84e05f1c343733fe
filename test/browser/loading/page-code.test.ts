import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated } from '../../../scripts/chromium/hydration.ts';
import type { CodePart } from '../../../shared/code-part.ts';
import { openPage } from '../harness/browser.ts';
import { forgetComplaints } from '../harness/complaints.ts';
import { isWaiting } from '../harness/held-code.ts';
import { entryOf } from '../harness/scripts.ts';
import { heading, isSameDocument, markDocument, pathname } from '../harness/shown-page.ts';

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();

/** Opens a page to which the code of a part comes when `answer` is called. Its clock is stopped. */
async function openWithout(part: CodePart, path: string) {
  type Answer = (route: Route) => Promise<void>;
  let answer: (work: Answer) => void = () => undefined;
  const answered = new Promise<Answer>((resolve) => (answer = resolve));
  const page = await openPage(path, {
    isClockStopped: true,
    before: (it) => it.route(`**${entryOf(part)}`, async (route) => (await answered)(route)),
  });
  await markDocument(page);
  return { page, answer };
}

it('a first visit loads the code of its page; a touched link loads its page’s, and the visitor’s first key that of all', async () => {
  const parts: string[] = [];
  const page = await openPage('/about', {
    before: (it) =>
      it.on('request', (request) => {
        const [, part] = /\/(\w+)-entry\.\w+\.js$/.exec(request.url()) ?? [];
        if (part) parts.push(part);
      }),
  });
  expect([...new Set(parts)].sort()).toEqual(['cars', 'dealer']);
  parts.splice(0);
  await link(page, 'Inventory').hover();
  await expect.poll(() => [...new Set(parts)]).toEqual(['inventory']);
  await page.keyboard.press('Shift');
  await expect
    .poll(() => [...new Set(parts)])
    .toEqual(expect.arrayContaining(['search', 'inventory', 'home', 'shortlist', 'car']));
});

describe('a link to a page whose code has not arrived', () => {
  it('shows progress, has the URL at once, and leads to the page when it arrives', async () => {
    const { page, answer } = await openWithout('dealer', '/inventory');
    await link(page, 'About').click();
    await expect.poll(() => isWaiting(page)).toBe(true);
    expect(pathname(page)).toBe('/about');
    answer((route) => route.continue());
    await expect.poll(() => heading(page)).toBe('About Utsav Motors');
    expect([await isWaiting(page), await isSameDocument(page)]).toEqual([false, true]);
  });

  it('ends in a full page load and a report if the code is gone since an upgrade', async () => {
    const { page, answer } = await openWithout('shortlist', '/inventory');
    const report = page.waitForRequest(/\/errors\//);
    await page.evaluate(() => {
      const shortlist = Object.assign(document.createElement('a'), { href: '/inventory?cars=1,2' });
      document.querySelector('main')?.prepend(Object.assign(shortlist, { textContent: 'These two' }));
    });
    await link(page, 'These two').click();
    // The page that is loaded then has its code.
    let isReloaded = false;
    page.on('request', (request) => (isReloaded ||= request.isNavigationRequest()));
    answer((route) => (isReloaded ? route.continue() : route.fulfill({ status: 404, body: 'Not Found' })));
    expect((await report).url()).toMatch(/\/errors\/[0-9a-f]{8}\/inventory\/load$/);
    await page.getByRole('heading', { name: 'Shortlist: 2 cars side by side' }).waitFor();
    await hydrated(page);
    forgetComplaints(page);
    expect(await isSameDocument(page)).toBe(false);
  });

  it('ends in a full page load after five seconds', async () => {
    const { page } = await openWithout('home', '/about');
    await link(page, 'Home').click();
    await page.clock.runFor(4999);
    expect(await isWaiting(page)).toBe(true);
    await page.clock.runFor(1);
    await expect.poll(() => isSameDocument(page)).toBe(false);
    expect(await heading(page)).toBe('Certified pre-owned cars, dealt with in the open');
  });
});

it('a page whose code is awaited is not shown after a click on another link', async () => {
  const { page, answer } = await openWithout('home', '/about');
  await link(page, 'Home').click();
  await expect.poll(() => isWaiting(page)).toBe(true);
  await link(page, 'Contact').click();
  await expect.poll(() => heading(page)).toBe('Contact Us');
  answer((route) => route.continue());
  await page.waitForLoadState('networkidle');
  expect([await heading(page), pathname(page)]).toEqual(['Contact Us', '/contact']);
});

it('Back to a page whose code has not arrived shows it when it arrives, where the visitor left it', async () => {
  const { page, answer } = await openWithout('home', '/about');
  await page.evaluate(() => history.replaceState({ ...(history.state as object), leftAt: 700 }, '', '/'));
  await page.evaluate(() => history.pushState(history.state, '', '/about'));
  await page.goBack();
  await expect.poll(() => isWaiting(page)).toBe(true);
  expect(await heading(page)).toBe('About Utsav Motors');
  answer((route) => route.continue());
  await expect.poll(() => heading(page)).toBe('Certified pre-owned cars, dealt with in the open');
  expect([await isWaiting(page), await isSameDocument(page)]).toEqual([false, true]);
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
});
