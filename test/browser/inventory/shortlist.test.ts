import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { expectQuiet } from '../harness/complaints.ts';
import { carTitles, query } from './inventory.ts';

const compared = (page: Page) => page.locator('.shortlist thead a[href^="/car/"]').allInnerTexts();
const hearts = (page: Page) => page.evaluate(() => localStorage.getItem('favorites'));
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );
const keep = (page: Page) => page.getByRole('button', { name: 'Save these cars' });

const addHearts = (page: Page, ids: string[]) =>
  page.addInitScript((all) => localStorage.setItem('favorites', JSON.stringify(all)), ids);

describe('a shortlist', () => {
  it('stays while the list is filtered, can be copied as a link, offers to keep its hearts, and loses car and heart together', async () => {
    const page = await openPage('/inventory?cars=27,40&fuel=CNG', { before: (it) => addHearts(it, ['1']) });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'https://www.utsavmotors.example/inventory?cars=27,40',
    );

    await page.getByRole('searchbox').first().fill('ertiga');
    await page.getByRole('link', { name: 'Remove CNG' }).click();
    await expect.poll(() => query(page)).toBe('?search=ertiga&cars=27,40');
    expect(await carTitles(page)).toEqual(['2019 Maruti Suzuki Ertiga VXI']);
    await page.getByRole('button', { name: 'Reset Filters' }).click();
    await expect.poll(() => query(page)).toBe('?cars=27,40');
    expect(await compared(page)).toHaveLength(2);
    await page.goBack();
    await page.goBack();
    await expect.poll(() => query(page)).toBe('?search=ertiga&fuel=CNG&cars=27,40');

    await keep(page).click();
    await expect.poll(() => keep(page).count()).toBe(0);
    await expect
      .poll(() => focused(page), { message: 'after a button that is gone' })
      .toContain('Shortlist: 2 cars');
    expect(await hearts(page)).toBe('["1","27","40"]');
    await page.getByRole('link', { name: 'Remove 2018 Honda Amaze VX' }).click();
    await expect.poll(() => compared(page)).toEqual(['2016 Honda Jazz V']);
    await expect.poll(() => focused(page)).toBe('Remove 2016 Honda Jazz V');
    expect(await hearts(page)).toBe('["1","40"]');
    expect(await query(page)).toBe('?search=ertiga&fuel=CNG&cars=40');
    await page.goBack();
    await expect.poll(() => compared(page)).toEqual(['2018 Honda Amaze VX', '2016 Honda Jazz V']);
    expect(await page.evaluate(() => 'isSame' in window), 'no page load').toBe(true);
    expectQuiet(page);
  });

  it('scrolls into view when the heart in the header is clicked deep in the list', async () => {
    const page = await openPage('/inventory?make=Tata', { width: 390 });
    const hearts = page.getByRole('button', { name: 'Add to favorites' });
    await hearts.nth(2).click();
    await hearts.nth(1).click();
    await page.getByRole('link', { name: 'Shortlist: 2 cars' }).click();
    const title = page.getByRole('heading', { name: 'Shortlist: 2 cars side by side' });
    await expect.poll(() => title.evaluate((it) => document.activeElement === it)).toBe(true);
    const { y = -1 } = (await title.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(60);
    expect(y).toBeLessThan(400);
    expectQuiet(page);
  });

  it('counts and shows only cars in the stock, and removes the others', async () => {
    const page = await openPage('/about', { before: (it) => addHearts(it, ['27', '99', '21', '40']) });
    await page.getByRole('link', { name: 'Shortlist: 2 cars' }).click();
    await expect.poll(() => compared(page)).toEqual(['2018 Honda Amaze VX', '2016 Honda Jazz V']);
    await page.getByRole('link', { name: 'Remove 2018 Honda Amaze VX' }).click();
    await expect.poll(() => hearts(page)).toBe('["40"]');
    await page.getByRole('link', { name: 'Remove 2016 Honda Jazz V' }).click();
    await expect.poll(() => focused(page), { message: 'after the last car' }).toContain('34 Premium Cars');
  });

  it('shows no count without a car', async () => {
    const page = await openPage('/about', { before: (it) => addHearts(it, ['99']) });
    expect(await page.locator('.shortlist-link').count()).toBe(0);
  });

  it('has at most the newest twelve cars, and says so', async () => {
    const ids = ['1', '2', '4', '8', '10', '11', '12', '13', '14', '15', '18', '19', '20', '23'];
    const page = await openPage('/about', { before: (it) => addHearts(it, ids) });
    const link = page.locator('.shortlist-link');
    expect(await link.innerText()).toBe('12');
    expect(await link.getAttribute('aria-label')).toBe('Shortlist: the newest 12 of 14 cars');
    await link.click();
    await expect.poll(() => query(page)).toBe('?cars=4,8,10,11,12,13,14,15,18,19,20,23');
    await expect.poll(() => compared(page).then((titles) => titles.length)).toBe(12);
    const more = page.getByText('You have marked 14 cars. These are the newest 12');
    expect(await more.count()).toBe(1);
    await page
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click();
    await expect.poll(() => compared(page).then((titles) => titles.length)).toBe(11);
    await expect.poll(() => more.count()).toBe(0);
    expectQuiet(page);
  });

  it('on a phone shows a part of the third car, and keeps the names of the facts while it scrolls', async () => {
    const page = await openPage('/inventory?cars=27,40,45', { width: 360, javaScriptEnabled: false });
    const title = (name: string) => page.getByRole('columnheader', { name });
    const left = async (name: string) => (await title(name).boundingBox())?.x ?? NaN;
    expect([await left('Amaze'), await left('Jazz'), await left('Tigor')]).toEqual([17, 157, 297]);
    const name = page.getByRole('rowheader', { name: 'Year' }).locator('span');
    const before = (await name.boundingBox())?.x;
    await page.locator('.shortlist__scroller').evaluate((box) => box.scrollTo(94, 0));
    await expect.poll(() => left('Amaze')).toBe(-77);
    expect((await name.boundingBox())?.x).toBe(before);
  });

  it('keeps its titles below the header while the page scrolls past it, and they follow its own scrolling', async () => {
    const page = await openPage('/inventory?cars=27,40,45', { width: 360, height: 740 });
    const titles = page.locator('.shortlist__titles');
    expect(await titles.isVisible()).toBe(false);
    await page
      .getByRole('rowheader', { name: 'Owner' })
      .evaluate((it) => it.scrollIntoView({ block: 'center' }));
    await titles.waitFor();
    expect((await titles.boundingBox())?.y).toBe(60);
    expect(await titles.innerText()).toMatch(/2018 Honda Amaze VX\s+2016 Honda Jazz V\s+2018 Tata Tigor XZ/);
    await page.locator('.shortlist__scroller').evaluate((box) => box.scrollTo(94, 0));
    const column = page.getByRole('columnheader', { name: 'Jazz' });
    const copy = titles.getByText('Jazz');
    await expect.poll(async () => (await copy.boundingBox())?.x).toBe((await column.boundingBox())?.x);
    await page.getByRole('heading', { name: '34 Premium Cars' }).evaluate((it) => it.scrollIntoView());
    expect(await page.evaluate(() => document.querySelector('.shortlist__scroller')?.scrollTop)).toBe(0);
    expectQuiet(page);
  });

  it('keeps the filters when the heart in the header is tapped, from another page too', async () => {
    const page = await openPage('/inventory?fuel=CNG', { before: (it) => addHearts(it, ['27', '40']) });
    const heart = page.getByRole('link', { name: 'Shortlist: 2 cars' });
    await page.getByRole('combobox', { name: 'Brand' }).selectOption('Maruti Suzuki');
    await expect
      .poll(() => heart.getAttribute('href'))
      .toBe('/inventory?make=Maruti+Suzuki&fuel=CNG&cars=27,40#shortlist');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect.poll(() => page.locator('h1').innerText()).toBe('About Utsav Motors');
    await heart.click();
    await expect.poll(() => query(page)).toBe('?make=Maruti+Suzuki&fuel=CNG&cars=27,40');
  });
});
