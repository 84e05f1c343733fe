import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated } from '../../../scripts/chromium/hydration.ts';
import { openPage } from '../harness/browser.ts';
import { heading, pathname } from '../harness/shown-page.ts';

const historyLength = (page: Page) => page.evaluate(() => history.length);
const field = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const message = (page: Page) => field(page).inputValue();
const follow = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first().click();
const skipToContent = async (page: Page) => {
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  expect(new URL(page.url()).hash).toBe('#content');
};

it('what was typed about one car stands in no other car’s form, and is there after Back, also where a link led to a part of the page', async () => {
  const page = await openPage('/car/1');
  await field(page).fill('About the Creta');
  await page.locator('.similar-cars a[href="/car/37"]').click();
  await expect.poll(() => pathname(page)).toBe('/car/37');
  await follow(page, /^Inspected on/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await follow(page, 'Utsav Motors');
  await expect.poll(() => pathname(page)).toBe('/');
  await page.goBack();
  await expect.poll(() => pathname(page)).toBe('/car/37');
  expect(await message(page)).toBe('');

  await field(page).fill('About the other one');
  await follow(page, 'Utsav Motors');
  await expect.poll(() => pathname(page)).toBe('/');
  await page.goBack();
  await expect.poll(() => message(page)).toBe('About the other one');
  await page.goBack();
  expect(await message(page), 'at the entry of the same visit').toBe('About the other one');
  await page.goBack();
  await expect.poll(() => message(page)).toBe('About the Creta');
});

it('what was typed after a link to a part of the page is there after Back, also past another such link and after a reload', async () => {
  const page = await openPage('/');
  await follow(page, 'Contact');
  await expect.poll(() => heading(page)).toBe('Contact Us');
  await skipToContent(page);
  await page.getByLabel('First Name').fill('Asha');
  await page.getByLabel('Department').selectOption('Trade-in Evaluation');
  await field(page).fill('Is it free?');
  await follow(page, 'About Us');
  await expect.poll(() => heading(page)).toBe('About Utsav Motors');
  await skipToContent(page);
  await page.evaluate(() => history.go(-2));
  await expect.poll(() => message(page)).toBe('Is it free?');
  expect(await page.getByLabel('First Name').inputValue()).toBe('Asha');
  expect(await page.getByLabel('Department').inputValue()).toBe('trade-in-evaluation');

  await page.reload();
  await hydrated(page);
  await field(page).fill('After a reload');
  await follow(page, 'About Us');
  await expect.poll(() => heading(page)).toBe('About Utsav Motors');
  await page.goBack();
  await expect.poll(() => message(page)).toBe('After a reload');
});

it('the URL changes with the click on a card: Back at once stays on the inventory, and a second click adds no entry', async () => {
  const page = await openPage('/about', { withMotion: true });
  await follow(page, 'Inventory');
  await expect.poll(() => heading(page)).toBe('Festive Car Collection');
  // A click waits for the record of a car that is not known yet.
  await page.locator('.car-card__link').first().click();
  await expect.poll(() => heading(page)).toBe('2020 Hyundai Creta SX');
  await page.goBack();
  await expect.poll(() => heading(page)).toBe('Festive Car Collection');
  // No picture moves on a page that is scrolled further.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const path = await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    const isBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    // As on a phone that takes long to draw.
    document.startViewTransition = (update) => start(() => isBack.then(update as () => void));
    document.querySelector<HTMLElement>('.car-card__link')?.click();
    const { pathname } = window.location;
    history.back();
    return pathname;
  });
  expect(path).toBe('/car/1');
  await expect.poll(() => pathname(page)).toBe('/inventory');
  await expect.poll(() => page.evaluate(() => document.documentElement.style.viewTransitionName)).toBe('');
  expect(await heading(page)).toBe('Festive Car Collection');
  await page.goForward();
  await expect.poll(() => heading(page), { message: 'Forward' }).toBe('2020 Hyundai Creta SX');
  await page.goBack();
  await expect.poll(() => heading(page)).toBe('Festive Car Collection');

  const entries = await historyLength(page);
  await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('.car-card__link');
    link?.click();
    link?.click();
  });
  await expect.poll(() => heading(page)).toBe('2020 Hyundai Creta SX');
  // The entry of Forward is replaced.
  expect(await historyLength(page)).toBe(entries);
});

it('the second click of a double click on a card acts on no part of the next page', async () => {
  const page = await openPage('/inventory');
  const picture = page.locator('.car-card img').first();
  await picture.evaluate((it) => it.scrollIntoView({ block: 'center' }));
  const box = await picture.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 100];
  const session = await page.context().newCDPSession(page);
  const now = Date.now() / 1000;
  const clickAfter = async (seconds: number, clickCount: number) => {
    const press = { x, y, button: 'left', clickCount, timestamp: now + seconds } as const;
    await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press });
    await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press });
  };
  await clickAfter(0, 1);
  await expect.poll(() => heading(page)).toBe('2020 Hyundai Creta SX');
  await clickAfter(0.2, 2);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await clickAfter(2, 1);
  await page.getByRole('dialog', { name: 'Pictures of the 2020 Hyundai Creta SX' }).waitFor();
});

it('a double click on ‘Back to Inventory’ leads no further back', async () => {
  const page = await openPage('/about');
  await follow(page, 'Inventory');
  await page.locator('.car-card__link').first().click();
  await expect.poll(() => heading(page)).toBe('2020 Hyundai Creta SX');
  // The second one comes before the browser has gone back.
  await page.getByRole('link', { name: 'Back to Inventory' }).evaluate((link) => {
    for (const detail of [1, 2]) {
      link.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
    }
  });
  await expect.poll(() => pathname(page)).not.toBe('/car/1');
  await expect.poll(() => heading(page)).toBe('Festive Car Collection');
});
