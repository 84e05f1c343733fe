import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { loadRecords } from '../harness/scripts.ts';
import { translate } from './translate.ts';

type Step = (page: Page) => Promise<unknown>;

const lines = (page: Page) =>
  page.evaluate(() => [document.title, ...document.body.innerText.split('\n').map((it) => it.trim())]);

async function difference(translated: Page, plain: Page): Promise<(string | undefined)[][]> {
  const [now, before] = [await lines(translated), await lines(plain)];
  const pairs = (now.length > before.length ? now : before).map((_, index) => [now[index], before[index]]);
  return pairs.filter(([one, other]) => one !== other);
}

describe('a page translated by Chrome has the same text as an untranslated one', () => {
  it('in the inventory, through filters, hearts and a shortlist that somebody has sent', async () => {
    await walkBoth('/inventory?cars=40,45&maxPrice=500000', [
      removeFirstCar,
      press('Save these cars'),
      (page) => page.getByRole('link', { name: 'Back to your search' }).click(),
      (page) => page.getByRole('searchbox').first().fill('honda'),
      (page) => page.getByRole('combobox', { name: 'Brand' }).selectOption('Honda'),
      (page) => page.getByRole('slider', { name: 'Highest price' }).first().press('ArrowLeft'),
      (page) => page.getByRole('link', { name: /Remove "honda"/ }).click(),
      (page) => page.getByRole('button', { name: 'Add to favorites' }).last().click(),
      (page) => page.getByRole('searchbox').first().fill('submarine'),
      press('Clear All Filters'),
      (page) => page.getByRole('link', { name: 'Saved · Compare 2 cars' }).click(),
      removeFirstCar,
      goBack,
    ]);
  });

  it('on a car’s page and in the contact form: pictures, inquiry, another car, a message', async () => {
    await walkBoth('/car/1', [
      press('Show the side view'),
      (page) => page.locator('.picture-strip a').nth(1).click(),
      press('Next picture'),
      (page) => page.keyboard.press('Escape'),
      press('Send Inquiry'),
      (page) => page.getByLabel('First Name').fill('Asha'),
      (page) => page.getByRole('button', { name: 'Close' }).last().click(),
      openFirstCar,
      goBack,
      openByMenu('Contact'),
      press('Send via WhatsApp'),
      (page) => page.getByLabel('First Name *').fill('Asha'),
      (page) => page.getByLabel('Message *').fill('Is it free?'),
      press('Send via WhatsApp'),
      openByMenu('About'),
      goBack,
    ]);
  });
});

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).click();
const goBack = (page: Page) => page.goBack();
const removeFirstCar = (page: Page) => page.locator('.shortlist__out').first().click();
const openFirstCar = (page: Page) => follow(page, page.getByRole('link', { name: /^View Details/ }).first());
const openByMenu = (name: string) => (page: Page) =>
  follow(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }));

/** Going back before the new page arrives would leave the site. */
async function follow(page: Page, link: Locator): Promise<void> {
  const path = await link.getAttribute('href');
  await link.click();
  await page.waitForURL((url) => url.pathname === path);
}

async function walkBoth(path: string, steps: readonly Step[]): Promise<void> {
  const plain = await openPage(path);
  const translated = await openPage(path);
  await loadRecords(plain);
  await loadRecords(translated);
  await translated.evaluate(translate);
  expect(await translated.locator('font').count()).toBeGreaterThan(50);
  for (const step of steps) {
    await step(plain);
    await step(translated);
    await expect.poll(() => difference(translated, plain)).toEqual([]);
  }
}
