import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The named fields of a form, with what browsers read to fill them in, to show a keyboard and to check them. */
export function formFields(page: Page, form: string): Promise<string[]> {
  return page.locator(`${form} :is(input, select, textarea)[name]`).evaluateAll((fields) =>
    fields.map((field) => {
      const read = ['name', 'autocomplete', 'inputmode', 'type'].map((it) => field.getAttribute(it) ?? '-');
      return [...read, ...(field.hasAttribute('required') ? ['required'] : [])].join(' ');
    }),
  );
}

/** Whether each error of an empty form is tied to its field, and the first of these fields has the focus, uncovered. */
export async function expectErrorsAtFields(page: Page, labels: readonly string[]): Promise<void> {
  const main = page.getByRole('main');
  const invalid = main.locator('[aria-invalid=true]');
  expect.soft(await invalid.count(), 'invalid fields').toBe(labels.length);
  for (const label of labels) {
    const field = main.getByLabel(label, { exact: true });
    expect.soft(await field.getAttribute('aria-invalid'), `${label} is invalid`).toBe('true');
    const error = page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`);
    expect.soft(await error.textContent(), `error of ${label}`).toBe('Please fill in this field');
  }
  const isFocused = await invalid.first().evaluate((field) => field === document.activeElement);
  expect.soft(isFocused, 'focus at the first error').toBe(true);
  const isUncovered = await invalid.first().evaluate((field) => {
    const { x, y, width, height } = field.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === field;
  });
  expect.soft(isUncovered, 'the first error is uncovered').toBe(true);
}
