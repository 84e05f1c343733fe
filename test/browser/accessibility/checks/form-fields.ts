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

/** The names of fields with text smaller than 16 pixels, into which Safari on iOS zooms. */
export function zoomedFields(page: Page): Promise<string[]> {
  return page
    .locator('input, select, textarea')
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[])
        .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
        .map(({ name }) => name),
    );
}

/** Whether each error of an empty form is tied to its field, and the first of these fields has the focus, uncovered. */
export async function expectErrorsAtFields(
  page: Page,
  expected: readonly (readonly [label: string, error: string])[],
): Promise<void> {
  const invalid = page.getByRole('main').locator('[aria-invalid=true]');
  const errors = await invalid.evaluateAll((fields) =>
    (fields as HTMLInputElement[]).map((field) => [
      field.labels?.[0]?.textContent,
      document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
    ]),
  );
  expect.soft(errors).toEqual(expected);
  const first = await invalid.first().evaluate((field) => {
    const { x, y, width, height } = field.getBoundingClientRect();
    const isUncovered = document.elementFromPoint(x + width / 2, y + height / 2) === field;
    return { isFocused: field === document.activeElement, isUncovered };
  });
  expect.soft(first, 'the first error').toEqual({ isFocused: true, isUncovered: true });
}
