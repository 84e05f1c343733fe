import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';

const fieldsOf = (page: Page, form: string) =>
  page
    .locator(`${form} :is(input, select, textarea)`)
    .evaluateAll((fields) =>
      fields.map((field) => [
        field.getAttribute('name'),
        field.getAttribute('autocomplete'),
        field.getAttribute('inputmode'),
        field.getAttribute('type'),
      ]),
    );

describe('fields have the autocomplete and input types browsers need', () => {
  it('in the inquiry', async () => {
    const page = await openPage('/car/1');
    expect(await fieldsOf(page, '.inquiry-form')).toEqual([
      ['firstName', 'given-name', 'text', 'text'],
      ['lastName', 'family-name', 'text', 'text'],
      ['email', 'email', 'email', 'email'],
      ['phone', 'tel', 'tel', 'tel'],
      ['message', 'off', 'text', null],
    ]);
  });

  it('in the message to the dealer', async () => {
    const page = await openPage('/contact');
    expect(await fieldsOf(page, '.panel .form')).toEqual([
      ['firstName', 'given-name', 'text', 'text'],
      ['lastName', 'family-name', 'text', 'text'],
      ['email', 'email', 'email', 'email'],
      ['phone', 'tel', 'tel', 'tel'],
      ['department', 'off', null, null],
      ['text', 'off', 'text', null],
    ]);
  });

  it('in the newsletter and the search', async () => {
    const page = await openPage('/inventory');
    expect(await fieldsOf(page, '.newsletter')).toEqual([['email', 'email', 'email', 'email']]);
    expect((await fieldsOf(page, '.filter-bar')).filter(([name]) => name)).toEqual([
      ['search', 'off', 'search', 'search'],
      ['make', 'off', null, null],
      ['year', 'off', null, null],
      ['sort', 'off', null, null],
    ]);
  });
});

describe('an empty form', () => {
  it.each([
    { path: '/car/1', button: 'Send Inquiry', fields: ['First Name', 'Email Address', 'Phone Number'] },
    { path: '/contact', button: 'Send via WhatsApp', fields: ['First Name *', 'Message *'] },
  ])('ties each error to its field: $path', async ({ path, button, fields }) => {
    const page = await openPage(path);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: button }).click();
    const invalid = main.locator('[aria-invalid=true]');
    expect(await invalid.count()).toBe(fields.length);
    for (const name of fields) {
      const field = main.getByLabel(name, { exact: true });
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      const error = page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`);
      expect(await error.textContent()).toBe('Please fill in this field');
    }
    expect(await invalid.first().evaluate((field) => field === document.activeElement)).toBe(true);
  });
});

it('announces the number of matching cars', async () => {
  const page = await openPage('/inventory');
  const count = page.getByRole('heading', { name: /Premium Cars/ });
  expect(await count.getAttribute('aria-live')).toBe('polite');
  await page.getByRole('combobox', { name: 'Brand' }).selectOption('Honda');
  await expect.poll(() => count.textContent()).toMatch(/^4 Premium Cars/);
});
